package kodama.dev.overlay;

import java.util.HashSet;
import java.util.Set;
import kodama.loop.GameView;
import kodama.task.Task;

/** The task groups and draw priority bands that are not drawn. Hidden tasks continue to run. */
public final class HiddenLayers {
    private static final int TENTHS = 10;

    private final Set<String> groups = new HashSet<>();
    private final Set<Integer> tenths = new HashSet<>();

    /** Applies the hidden layers to a game. */
    public void applyTo(GameView view) {
        if (hidesAnything()) view.hide(this::hides);
        else view.showAll();
    }

    /** The priority band of a task: 5 for draw priorities from 0.5 to below 0.6. */
    public static int tenth(Task task) {
        return (int) Math.floor(task.drawPriority() * TENTHS + 1e-9);
    }

    public boolean hidesGroup(String group) {
        return groups.contains(group);
    }

    public boolean hidesTenth(int tenth) {
        return tenths.contains(tenth);
    }

    public void toggleGroup(String group, GameView view) {
        if (!groups.remove(group)) groups.add(group);
        applyTo(view);
    }

    public void toggleTenth(int tenth, GameView view) {
        if (!tenths.remove(tenth)) tenths.add(tenth);
        applyTo(view);
    }

    public void showAll(GameView view) {
        groups.clear();
        tenths.clear();
        applyTo(view);
    }

    public boolean hidesAnything() {
        return !groups.isEmpty() || !tenths.isEmpty();
    }

    private boolean hides(Task task) {
        return groups.contains(task.group()) || tenths.contains(tenth(task));
    }
}
