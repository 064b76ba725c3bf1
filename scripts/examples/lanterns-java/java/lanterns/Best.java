package lanterns;

import kodama.script.Game;

/** The high score, saved between sessions. */
final class Best {
    private static final String NAME = "best";

    private Best() {}

    static int score(Game game) {
        return (int) game.saves().read(NAME, 0);
    }

    /** Saves the score if it is the best so far; returns whether it is. */
    static boolean enter(Game game, int score) {
        if (score <= score(game)) return false;
        game.saves().write(NAME, score);
        return true;
    }
}
