package kodama.script.tune;

/** Where the Java code of a game stands. */
final class JavaPlace {
    private static final String FRAMEWORK = "kodama.script.";

    private JavaPlace() {}

    /** The first line below that is not of the framework's side of scripts, as {@code Ship.java:12}. */
    static String here() {
        return StackWalker.getInstance()
                .walk(frames -> frames.filter(frame -> !frame.getClassName().startsWith(FRAMEWORK))
                        .findFirst()
                        .map(frame -> frame.getFileName() + ":" + frame.getLineNumber())
                        .orElse("Java"));
    }
}
