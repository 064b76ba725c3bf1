package kodama.pack.system;

import java.util.Map;
import java.util.Set;

/** What a pack starts: a game, or Kodama itself. */
public enum ProgramKind {
    /** A packed game, which a player clicks. */
    GAME("kodama/cli/Launcher", Set.of(), "game", "ゲーム", "Game", "games"),
    /** Kodama: a start window and a command. Its Java includes what compiles, examines and links games. */
    KODAMA(
            "kodama/cli/dev/Main",
            Set.of("jdk.compiler", "jdk.jdeps", "jdk.jlink", "jdk.zipfs"),
            "program",
            "プログラム",
            "Development",
            "developer-tools");

    private final String mainClass;
    private final Set<String> modules;
    private final Map<String, String> words;

    ProgramKind(
            String mainClass, Set<String> modules, String noun, String japanese, String category, String macCategory) {
        this.mainClass = mainClass;
        this.modules = modules;
        words = Map.of("KIND", noun, "KINDJA", japanese, "CATEGORY", category, "MACCATEGORY", macCategory);
    }

    /** The class whose {@code main} is called, with slashes. */
    String mainClass() {
        return mainClass;
    }

    /** Modules of Java that are found while the program runs, so its classes do not show that it needs them. */
    Set<String> modules() {
        return modules;
    }

    /** The words of messages and menus, by their placeholders in templates. */
    Map<String, String> words() {
        return words;
    }

    /** Whether it has commands, for which Windows needs a second program, with a console. */
    boolean hasCommands() {
        return this == KODAMA;
    }
}
