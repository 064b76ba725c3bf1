package kodama.script.task;

/** How a scripted task is written. */
enum TaskStyle {
    /** A function that runs once, with waits in it. */
    ROUTINE,
    /** A task's function for an event, which runs for that task. */
    HANDLER,
    /** A function that is called each tick, and names the next one. */
    STATES,
    /** Functions of which a number picks the one that is called each tick. */
    PHASES,
    /** Nothing but a picture. */
    PICTURE
}
