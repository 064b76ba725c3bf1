package kodama.cli;

import kodama.file.ProgramClassPath;

/** Entry point of a packed game's jar: plays the game that lies in it. */
public final class PackedMain {
    /** Where the files of a packed game lie in its jar. */
    public static final String GAME_PREFIX = "kodama/game/";

    private PackedMain() {}

    /**
     * Plays the game and ends the program.
     *
     * @param args the options; {@code --help} tells of them
     */
    public static void main(String[] args) {
        if (ProgramClassPath.relaunchIfNeeded(PackedMain.class, args)) return;
        String name = "java -jar " + System.getProperty("java.class.path");
        PackedGame game = new PackedGame(PackedMain.class.getClassLoader(), GAME_PREFIX);
        System.exit(DesktopLaunch.appliesTo(args) ? new DesktopLaunch(game).play(name) : game.play(name, args));
    }
}
