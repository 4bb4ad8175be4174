failed = Something went wrong on our side. Nothing is lost: try again in a moment.
