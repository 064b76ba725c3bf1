package kodama.script.game;

/** A scene that can be started; it has a first task. */
public interface Scene {
    /** Spawns its first task. Called once, when the previous scene has ended. */
    void begin();

    /** Whether it is being built: true for some ticks, or never. */
    boolean isBuilding();

    /** Whether an error has ended its first task. */
    boolean hasFailed();

    /** Whether its first task has ended. */
    boolean hasEnded();
}
