package kodama.cli;

import java.io.File;
import kodama.file.ProgramClassPath;

/** Main class that plays the game in its jar; {@link Launcher} calls it. */
public final class PackedMain {
    /** Folder of the game's files in the jar. */
    public static final String GAME_PREFIX = "kodama/game/";

    /** System property with the path of the launcher that started the program, if one did. */
    public static final String LAUNCHER = "kodama.launcher";

    private PackedMain() {}

    /**
     * Plays the game and exits.
     *
     * @param args the options; see {@code --help}
     */
    public static void main(String[] args) {
        if (ProgramClassPath.relaunchIfNeeded(PackedMain.class, args)) return;
        PackedGame game = new PackedGame(PackedMain.class.getClassLoader(), GAME_PREFIX);
        System.exit(MainThread.run(() -> DesktopLaunch.appliesTo(args)
                ? new DesktopLaunch(game).play(command(), args)
                : game.play(command(), args)));
    }

    /** The command that started the game, for its help: the launcher of a pack for a system, or else Java. */
    static String command() {
        String launcher = System.getProperty(LAUNCHER);
        if (launcher == null) return "java -jar " + System.getProperty("java.class.path");
        String name = new File(launcher).getName();
        return name.indexOf(' ') < 0 ? name : '"' + name + '"';
    }
}
