package kodama.cli.dev;

import kodama.cli.PackedGame;

/** Plays the game of {@code kodama bench}, which lies in the framework's own jar; takes the options of {@code run}. */
public final class BenchGame {
    private BenchGame() {}

    /**
     * Plays and ends the program.
     *
     * @param args the command line
     */
    public static void main(String[] args) {
        System.exit(new PackedGame(BenchGame.class.getClassLoader(), "kodama/bench/game/").play("kodama bench", args));
    }
}
