package kodama.cli;

import kodama.file.ProgramClassPath;

/** Main class that plays the game in its jar; {@link Launcher} calls it. */
public final class PackedMain {
    /** Folder of the game's files in the jar. */
    public static final String GAME_PREFIX = "kodama/game/";

    private PackedMain() {}

    /**
     * Plays the game and exits.
     *
     * @param args the options; see {@code --help}
     */
    public static void main(String[] args) {
        if (ProgramClassPath.relaunchIfNeeded(PackedMain.class, args)) return;
        String name = "java -jar " + System.getProperty("java.class.path");
        PackedGame game = new PackedGame(PackedMain.class.getClassLoader(), GAME_PREFIX);
        System.exit(MainThread.run(
                () -> DesktopLaunch.appliesTo(args) ? new DesktopLaunch(game).play(name) : game.play(name, args)));
    }
}
