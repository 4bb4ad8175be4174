command-privacy = privacy
command-privacy-description = What I know about you: look at it, export it, delete it
privacy-about = ### What I know about you
    - **What:** your Discord id and the names you had; the games you sat at, with your moves, their times and what their dice came from; results and ratings; open challenges and lobbies; whom you block, and where you are excluded. Of servers, their settings. Nothing that you write.
    - **Why:** so that games go on after a restart, can be seen again and checked, and count for the leaderboard.
    - **Who sees it:** games, whoever may see their channel; ratings, everybody; all of it, only you and whoever runs me.
    - **How long:** until you delete it. Challenges and lobbies for a day. If you have not played for a year, I delete everything about you by myself; and everything about a server 30 days after I was taken out of it.
privacy-export = Export my data
privacy-exported = Everything that I know about you, for your eyes only.
privacy-delete = Delete my data
privacy-sure = **Delete everything that I know about you?** It cannot be undone.
    { $games ->
        [0] - You are not playing at the moment.
        [one] - You are playing a game: it is resigned for you.
       *[other] - You are playing { $games } games: they are resigned for you.
    }
    - Your challenges are withdrawn, and you leave the lobbies you have joined.
    - Your results, ratings and solo games are deleted. The ratings of others stay as they are.
    - Games that you played with others stay, with “{ forgotten-player }” in your place. Their dice can no longer be checked.
    - What stands on Discord already, boards with your name included, stays there: only those who manage a channel can delete it.
privacy-confirm = Delete everything
privacy-ask-again = You were asked that too long ago, or I have started anew since. { $slash-privacy } asks once more; nothing is deleted so far.
privacy-done = Everything that I knew about you is deleted.
forgotten-player = a forgotten player
verify-forgotten = This game can no longer be checked: somebody who played has had their data deleted, and with it what the game is checked by.
limit-export = You have exported your data often enough for now. You can do it again { $when }.
operator-contact = **Contact:** { $contact }
operator-privacy = [Privacy policy]({ $url })
operator-terms = [Terms of service]({ $url })
