package kodama.lua.bind;

/** What a method returns that always gives way and then returns nothing: quicker than a {@link Step}. */
public enum Yield {
    /** Until the coroutine is resumed. */
    UNTIL_RESUMED
}
