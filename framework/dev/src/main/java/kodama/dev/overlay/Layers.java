package kodama.dev.overlay;

import java.util.HashSet;
import java.util.Set;
import kodama.loop.GameView;
import kodama.task.Task;

/** Which groups of tasks, and which tenths of priorities, are left out of the picture. They play on all the same. */
public final class Layers {
    private static final int TENTHS = 10;

    private final Set<String> groups = new HashSet<>();
    private final Set<Integer> tenths = new HashSet<>();

    /** Makes layers that are all shown. */
    public Layers() {}

    /**
     * Shows and hides the layers of a game.
     *
     * @param view how it is drawn
     */
    public void applyTo(GameView view) {
        if (hidesAnything()) view.hide(this::hides);
        else view.showAll();
    }

    /**
     * Returns the tenth that a task is drawn in.
     *
     * @param task any task
     * @return for example 5 for draw priorities from 0.5 to less than 0.6
     */
    public static int tenth(Task task) {
        return (int) Math.floor(task.drawPriority() * TENTHS + 1e-9);
    }

    /**
     * Tells whether a group is hidden.
     *
     * @param group its name
     * @return whether
     */
    public boolean hidesGroup(String group) {
        return groups.contains(group);
    }

    /**
     * Tells whether a tenth is hidden.
     *
     * @param tenth as {@link #tenth} returns it
     * @return whether
     */
    public boolean hidesTenth(int tenth) {
        return tenths.contains(tenth);
    }

    /**
     * Hides a group, or shows it.
     *
     * @param group its name
     * @param view how the game is drawn
     */
    public void toggleGroup(String group, GameView view) {
        if (!groups.remove(group)) groups.add(group);
        applyTo(view);
    }

    /**
     * Hides a tenth, or shows it.
     *
     * @param tenth as {@link #tenth} returns it
     * @param view how the game is drawn
     */
    public void toggleTenth(int tenth, GameView view) {
        if (!tenths.remove(tenth)) tenths.add(tenth);
        applyTo(view);
    }

    /**
     * Shows all.
     *
     * @param view how the game is drawn
     */
    public void showAll(GameView view) {
        groups.clear();
        tenths.clear();
        applyTo(view);
    }

    /**
     * Tells whether anything is hidden.
     *
     * @return whether
     */
    public boolean hidesAnything() {
        return !groups.isEmpty() || !tenths.isEmpty();
    }

    private boolean hides(Task task) {
        return groups.contains(task.group()) || tenths.contains(tenth(task));
    }
}
