package kodama.dev.overlay;

import java.util.HashSet;
import java.util.Set;
import kodama.loop.GameFigures;
import kodama.task.Task;

/** Which groups of tasks, and which tenths of priorities, are left out of the picture. They play on all the same. */
public final class Layers {
    private static final int TENTHS = 10;

    private final Set<String> groups = new HashSet<>();
    private final Set<Integer> tenths = new HashSet<>();
    private GameFigures figures = GameFigures.NONE;

    /** Makes layers that are all shown. */
    public Layers() {}

    /**
     * Shows and hides the layers of a game.
     *
     * @param ofTheGame what there is to be seen of it
     */
    public void watch(GameFigures ofTheGame) {
        figures = ofTheGame;
        apply();
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
     */
    public void toggleGroup(String group) {
        if (!groups.remove(group)) groups.add(group);
        apply();
    }

    /**
     * Hides a tenth, or shows it.
     *
     * @param tenth as {@link #tenth} returns it
     */
    public void toggleTenth(int tenth) {
        if (!tenths.remove(tenth)) tenths.add(tenth);
        apply();
    }

    /** Shows all. */
    public void showAll() {
        groups.clear();
        tenths.clear();
        apply();
    }

    /**
     * Tells whether anything is hidden.
     *
     * @return whether
     */
    public boolean hidesAnything() {
        return !groups.isEmpty() || !tenths.isEmpty();
    }

    private void apply() {
        if (hidesAnything()) figures.view().hide(this::hides);
        else figures.view().showAll();
    }

    private boolean hides(Task task) {
        return groups.contains(task.group()) || tenths.contains(tenth(task));
    }
}
