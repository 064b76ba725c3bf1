package kodama.lua.bind;

import org.luaj.vm2.LuaError;

/** What a method has thrown, as the error of the script that called it. */
final class MethodErrors {
    private MethodErrors() {}

    /**
     * Makes an error that begins with the function's name, unless the exception is one of the framework's or the game's
     * own, whose message says all.
     *
     * @return to be thrown; carries the exception, if its place in Java tells something
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

    /** Such as a NullPointerException, whose message says nothing without its name. */
    private static boolean isOfJava(Exception thrown) {
        return thrown.getClass().getName().startsWith("java.");
    }
}
