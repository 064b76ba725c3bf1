package kodama.script.game;

/** A scene that was found and can be begun. */
public interface Scene {
    /** Spawns its root task; called once, when the old scene is gone. */
    void begin();

    /**
     * Tells whether it is being built: it has begun, but not all is there yet that its tasks need.
     *
     * @return true for some ticks after it has begun, or never
     */
    boolean isBuilding();
}
