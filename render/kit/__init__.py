"""What every board is drawn with: shapes, colours, materials, canvases, marks."""
