package kodama.script.game;

/** A scene that was found and can be begun; it has one first task, whose end may be the end of all. */
public interface Scene {
    /** Spawns its first task; called once, when the old scene has ended. */
    void begin();

    /** Whether it has begun, but not all is there yet that its tasks need: true for some ticks, or never. */
    boolean isBuilding();

    /** Whether an error has ended its first task. */
    boolean hasFailed();

    /** Whether its first task has ended. */
    boolean hasEnded();
}
