package kodama.loop.game;

import java.util.List;
import kodama.input.ControlScheme;
import kodama.input.Controls;
import kodama.option.KeySettings;
import kodama.save.Settings;

/**
 * Has a game played as its player has chosen: settings {@code keys.1.fire} and so on lie over what the game says, and
 * {@code pad.dead_zone} is the dead zone of sticks. Owned by the game thread; settings may be changed by any other.
 */
final class PlayerControls implements AutoCloseable {
    private static final String DEAD_ZONE = "pad.dead_zone";
    private static final double USUAL_DEAD_ZONE = 0.25;

    private final Controls controls;
    private final Settings settings;
    private final KeySettings keys;
    private final List<Settings.Subscription> listening;
    private ControlScheme ofGame;
    private volatile boolean isNew = true;

    PlayerControls(Controls controls, Settings settings) {
        this.controls = controls;
        this.settings = settings;
        keys = new KeySettings(settings);
        ofGame = controls.scheme();
        listening = List.of(
                settings.listen(KeySettings.PREFIX, name -> isNew = true),
                settings.listen(DEAD_ZONE, name -> isNew = true));
    }

    /** A world begins, for which the game may say something new. */
    void beginWorld(ControlScheme now) {
        ofGame = now;
        isNew = true;
        applyChanges();
        controls.beginSession();
    }

    /** Before a latch: what was chosen since the last one counts from now on. */
    void applyChanges() {
        if (!isNew) return;
        isNew = false;
        controls.setDeadZone(settings.get(DEAD_ZONE, USUAL_DEAD_ZONE));
        ControlScheme wanted = ofGame.with(keys.applyTo(ofGame.bindings()));
        if (!wanted.equals(controls.scheme())) controls.setScheme(wanted);
    }

    @Override
    public void close() {
        listening.forEach(Settings.Subscription::close);
    }
}
