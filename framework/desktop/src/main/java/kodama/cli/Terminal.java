package kodama.cli;

/** The terminal that a program may have been started from. */
public final class Terminal {
    private Terminal() {}

    /** Whether a person reads and types in a terminal. Java 22 has a console without one, too, and tells it apart. */
    public static boolean isThere() {
        java.io.Console console = System.console();
        if (console == null) return false;
        try {
            return (boolean) java.io.Console.class.getMethod("isTerminal").invoke(console);
        } catch (NoSuchMethodException older) {
            return true;
        } catch (ReflectiveOperationException unknown) {
            return false;
        }
    }
}
