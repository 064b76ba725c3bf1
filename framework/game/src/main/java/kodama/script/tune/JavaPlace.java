package kodama.script.tune;

import java.util.Set;

/** Where the Java code of a game stands. */
final class JavaPlace {
    private static final Set<String> FRAMEWORK =
            Set.of("kodama.script.tune.JavaPlace", "kodama.script.tune.Tunes", "kodama.script.JavaTask");

    private JavaPlace() {}

    /** The line of the game that has asked, as {@code Ship.java:12}. */
    static String here() {
        return StackWalker.getInstance()
                .walk(frames -> frames.filter(frame -> !FRAMEWORK.contains(frame.getClassName()))
                        .findFirst()
                        .map(frame -> frame.getFileName() + ":" + frame.getLineNumber())
                        .orElse("Java"));
    }
}
