package kodama.loop.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import kodama.input.Binding;
import kodama.input.Bindings;
import kodama.input.InputSimulator;
import kodama.input.KeyMap;
import kodama.input.PadAxis;
import kodama.input.RawInput;
import kodama.loop.GameProject;
import kodama.script.config.GameConfig;

/**
 * Plays a game by pressing what its actions are bound to, turning sticks, and moving and clicking the mouse at random.
 * The same seed plays the same. For one thread.
 */
public final class RandomPlayer {
    private static final int WAYS = 12;

    private final Random random;
    private final RawInput raw;
    private final InputSimulator hands;
    private final List<Binding> bindings = new ArrayList<>();
    private final List<Binding> pressed = new ArrayList<>();
    private final int width;
    private final int height;

    /** Creates a player of a game with the default bindings. */
    public RandomPlayer(GameConfig config, RawInput raw, long seed) {
        this.raw = raw;
        random = new Random(seed);
        hands = new InputSimulator(raw, "random player");
        width = config.display().width();
        height = config.display().height();
        Bindings all = config.controls().bindings();
        for (int player = 1; player <= all.players(); player++) add(all.map(player));
    }

    RandomPlayer(Supplier<GameProject> game, RawInput raw, long seed) {
        this(configOf(game), raw, seed);
    }

    private static GameConfig configOf(Supplier<GameProject> game) {
        try (GameProject project = game.get()) {
            return project.config();
        }
    }

    private void add(KeyMap map) {
        for (String action : map.actions()) bindings.addAll(map.bindings(action));
    }

    /** Does what happens between two ticks, which often is nothing. */
    public void play() {
        switch (random.nextInt(WAYS)) {
            case 0, 1, 2 -> press();
            case 3, 4 -> release();
            case 5 -> raw.pointer().move(random.nextInt(width), random.nextInt(height));
            case 6 -> tilt();
            case 7 -> raw.type(Character.toString('a' + random.nextInt('z' - 'a' + 1)));
            default -> {
                // nothing happens
            }
        }
    }

    private void press() {
        if (bindings.isEmpty()) return;
        Binding binding = bindings.get(random.nextInt(bindings.size()));
        hands.press(binding);
        pressed.add(binding);
    }

    private void release() {
        if (!pressed.isEmpty()) hands.release(pressed.remove(random.nextInt(pressed.size())));
    }

    private void tilt() {
        PadAxis[] axes = PadAxis.values();
        hands.pad().setAxis(axes[random.nextInt(axes.length)], random.nextInt(3) - 1);
    }
}
