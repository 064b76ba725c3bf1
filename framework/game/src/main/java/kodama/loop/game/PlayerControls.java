package kodama.loop.game;

import java.util.List;
import kodama.input.ControlScheme;
import kodama.input.Controls;
import kodama.option.KeySettings;
import kodama.save.Settings;

/**
 * Applies the player's settings to the game's controls: the bindings in {@code keys.1.fire} and so on override those of
 * the game, and {@code pad.dead_zone} is the dead zone of sticks. Owned by the game thread; any thread may change
 * settings.
 */
public final class PlayerControls implements AutoCloseable {
    private static final String DEAD_ZONE = "pad.dead_zone";
    private static final double DEFAULT_DEAD_ZONE = 0.25;

    private final Controls controls;
    private final Settings settings;
    private final KeySettings keys;
    private final List<Settings.Subscription> listeners;
    private ControlScheme gameScheme;
    private volatile boolean hasChanged = true;

    /** Creates an instance, which applies the settings with the next call. */
    public PlayerControls(Controls controls, Settings settings) {
        this.controls = controls;
        this.settings = settings;
        keys = new KeySettings(settings);
        gameScheme = controls.scheme();
        listeners = List.of(
                settings.listen(KeySettings.PREFIX, name -> hasChanged = true),
                settings.listen(DEAD_ZONE, name -> hasChanged = true));
    }

    /** Begins a world, for which the game may have changed its controls. */
    public void beginWorld(ControlScheme scheme) {
        gameScheme = scheme;
        hasChanged = true;
        applyChanges();
        controls.beginWorld();
    }

    /**
     * Applies the settings changed since the last call. Called after each tick, so that changes take effect in the same
     * tick at every frame rate and in a replay.
     */
    public void applyChanges() {
        if (!hasChanged) return;
        hasChanged = false;
        controls.setDeadZone(settings.get(DEAD_ZONE, DEFAULT_DEAD_ZONE));
        ControlScheme scheme = gameScheme.with(keys.applyTo(gameScheme.bindings()));
        if (!scheme.equals(controls.scheme())) controls.setScheme(scheme);
    }

    @Override
    public void close() {
        listeners.forEach(Settings.Subscription::close);
    }
}
