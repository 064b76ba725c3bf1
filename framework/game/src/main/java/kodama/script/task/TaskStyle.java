package kodama.script.task;

/** Style in which a scripted task is written. */
enum TaskStyle {
    /** A function that runs once and waits. */
    ROUTINE,
    /** An event handler, which runs for its task. */
    HANDLER,
    /** A function that is called in each tick and sets the next one. */
    STATES,
    /** Several functions, of which a number selects the one called in each tick. */
    PHASES,
    /** No function, only a picture. */
    PICTURE
}
