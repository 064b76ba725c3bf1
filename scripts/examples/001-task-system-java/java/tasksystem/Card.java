package tasksystem;

import kodama.draw.DrawList;
import kodama.script.JavaTask;

/**
 * A task whose only property is its position in the order: a smaller priority is farther back. Its position on the
 * screen is in its work area, 64 bytes of the arena that all tasks share.
 */
final class Card extends JavaTask {
    static final String GROUP = "card";

    private static final int WIDTH = 52;
    private static final int HEIGHT = 40;
    private static final double STEP = 0.1;
    private static final double LEAST = 0.3;
    private static final int[] COLORS = {0xFF3858A8, 0xFF3890A0, 0xFF48A058, 0xFFC09030, 0xFFC05838};

    // offsets in the work area, in bytes
    private static final int X = 0;
    private static final int Y = 2;

    private final int number;
    private final double first;
    private boolean chosen;

    Card(int number, double priority) {
        this.number = number;
        first = priority;
    }

    /** Inserts the card as the last of those with the same priority. */
    @Override
    protected void start() {
        setName(String.valueOf((char) ('A' + number % 26)));
        setGroup(GROUP);
        setPriority(first);
        work().setS16(X, 16 + number * 37 % 140);
        work().setS16(Y, 28 + number * 29 % 110);
    }

    /** Returns the color of a priority: 0.3, 0.4 … 0.7. */
    static int color(double priority) {
        return COLORS[step(priority, 0)];
    }

    private static int step(double priority, int by) {
        return (int) Math.floor((priority - LEAST) / STEP + by + 0.5);
    }

    void choose(boolean yes) {
        chosen = yes;
    }

    boolean isChosen() {
        return chosen;
    }

    /**
     * Changes the priority by a number of steps, as SetPriority in the document does. The card becomes the last of
     * those with the same priority, even if its priority is at its limit and does not change.
     */
    void move(int by) {
        int step = Math.min(COLORS.length - 1, Math.max(0, step(priority(), by)));
        double next = LEAST + step * STEP;
        if (next == priority()) requeue();
        else setPriority(next);
    }

    @Override
    public void draw(DrawList list) {
        int x = work().s16(X);
        int y = work().s16(Y);
        list.rect(x, y, WIDTH, HEIGHT, color(priority()));
        list.frame(x, y, WIDTH, HEIGHT, chosen ? 0xFFFFFFFF : 0xFF101018);
        list.text(name(), x + 4, y + 4, 0xFFF0F0E0);
    }
}
