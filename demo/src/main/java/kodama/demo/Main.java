package kodama.demo;

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
        System.exit(kodama.cli.Main.play("kodama-demo", Main.class.getClassLoader(), GAME, args));
    }
}
