package kodama.lua.bind;

import org.luaj.vm2.LuaError;

/** Converts an exception of a method to an error of the calling script. */
final class MethodErrors {
    private MethodErrors() {}

    /**
     * Makes an error that begins with the function's name; exceptions of the framework or the game with complete
     * messages are returned unchanged.
     *
     * @return the exception to throw; its cause is the original one if its stack trace is useful
     */
    static RuntimeException wrap(String function, Exception thrown) {
        if (thrown instanceof LuaError error) return error;
        String message = thrown.getMessage();
        if (isRefusal(thrown) && message != null) return new LuaException(function + ": " + message, thrown);
        if (thrown instanceof RuntimeException ours && message != null && !isOfJava(thrown)) return ours;
        return new LuaException(function + ": " + thrown, thrown);
    }

    private static boolean isRefusal(Exception thrown) {
        return thrown instanceof IllegalArgumentException || thrown instanceof IllegalStateException;
    }

    /** Whether it is an exception of the JDK, whose message is useless without the class name. */
    private static boolean isOfJava(Exception thrown) {
        return thrown.getClass().getName().startsWith("java.");
    }
}
