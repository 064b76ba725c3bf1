package kodama.lua.bind;

/** Returned by a method that always yields and returns nothing to the script; faster than a {@link Step}. */
public enum Yield {
    /** Yields until the coroutine is resumed. */
    UNTIL_RESUMED
}
