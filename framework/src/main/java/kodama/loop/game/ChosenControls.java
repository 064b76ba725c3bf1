package kodama.loop.game;

import java.util.List;
import java.util.stream.Stream;
import kodama.input.Binding;
import kodama.input.BindingTexts;
import kodama.input.Bindings;
import kodama.input.ControlScheme;
import kodama.input.Controls;
import kodama.save.Settings;

/**
 * Has a game played as its player has chosen: settings {@code keys.1.fire} and so on lie over what the game says, and
 * {@code pad.dead_zone} is the dead zone of sticks. Owned by the game thread; settings may be changed by any other.
 */
final class ChosenControls implements AutoCloseable {
    private static final String KEYS = "keys.";
    private static final String DEAD_ZONE = "pad.dead_zone";
    private static final double USUAL_DEAD_ZONE = 0.25;

    private final Controls controls;
    private final Settings settings;
    private final List<Settings.Listening> listening;
    private ControlScheme ofGame;
    private volatile boolean isNew = true;

    ChosenControls(Controls controls, Settings settings) {
        this.controls = controls;
        this.settings = settings;
        ofGame = controls.scheme();
        listening =
                List.of(settings.listen(KEYS, name -> isNew = true), settings.listen(DEAD_ZONE, name -> isNew = true));
    }

    /** A world begins, for which the game may say something new. */
    void begin(ControlScheme now) {
        ofGame = now;
        isNew = true;
        takeOver();
        controls.beginWorld();
    }

    /** Before a latch: what was chosen since the last one counts from now on. */
    void takeOver() {
        if (!isNew) return;
        isNew = false;
        controls.setDeadZone(settings.get(DEAD_ZONE, USUAL_DEAD_ZONE));
        ControlScheme wanted = ofGame.with(chosen());
        if (!wanted.equals(controls.scheme())) controls.change(wanted);
    }

    private Bindings chosen() {
        Bindings bindings = ofGame.bindings();
        for (int player = 1; player <= ofGame.bindings().players(); player++)
            for (String action : ofGame.bindings().map(player).actions()) {
                String name = KEYS + player + "." + action;
                if (settings.get(name) instanceof List<?>)
                    bindings = bindings.with(player, action, read(settings.get(name, List.of())));
            }
        return bindings;
    }

    /** What another version of the game has written, and this one does not know, is left out. */
    private static List<Binding> read(List<String> texts) {
        return texts.stream().flatMap(ChosenControls::known).toList();
    }

    private static Stream<Binding> known(String text) {
        try {
            return Stream.of(BindingTexts.read(text));
        } catch (IllegalArgumentException unknown) {
            return Stream.empty();
        }
    }

    @Override
    public void close() {
        listening.forEach(Settings.Listening::close);
    }
}
