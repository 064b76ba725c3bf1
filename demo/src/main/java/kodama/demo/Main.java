package kodama.demo;

import kodama.cli.PackedMain;

/** Plays the demo. */
public final class Main {
    private Main() {}

    /**
     * Plays the demo.
     *
     * @param args the options of {@code kodama run}
     */
    public static void main(String[] args) {
        PackedMain.main(args);
    }
}
