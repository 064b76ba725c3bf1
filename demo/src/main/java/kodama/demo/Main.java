package kodama.demo;

import kodama.cli.PackedGame;

/** Plays the demo. */
public final class Main {
    private static final String GAME = "kodama/game/";

    private Main() {}

    /**
     * Plays the demo.
     *
     * @param args the options of {@code kodama run}
     */
    public static void main(String[] args) {
        System.exit(new PackedGame(Main.class.getClassLoader(), GAME).play("kodama-demo", args));
    }
}
