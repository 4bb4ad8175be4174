menu-challenge-to = Challenge to …
challenge-to-what = Which game with { $mention }?
welcome = ### 👋 Hello, I am Boulo!
    Four board games for this server, against each other or against me. { $slash-help } shows them, or begin right here:
welcome-owner = -# For those who manage the server: { $slash-settings } sets the language, the channels in which games are played, colours and time per move. For threads I need the right to create public threads and to write in them.
threads-on-discord = Threads are for Discord: this page shows one channel only. Leave `{ option-thread }` out to play right here.
