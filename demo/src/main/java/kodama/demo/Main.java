package kodama.demo;

/** Plays the demo. */
public final class Main {
    private Main() {}

    /**
     * Plays the demo.
     *
     * @param args the options of {@code kodama run}
     */
    public static void main(String[] args) {
        kodama.cli.Main.main(args);
    }
}
