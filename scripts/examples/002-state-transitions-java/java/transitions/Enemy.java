package transitions;

import kodama.draw.DrawList;
import kodama.script.StateTask;

/** An enemy with two states: the first sets the remaining values, the second moves the enemy. */
final class Enemy extends StateTask {
    static final String GROUP = "enemy";

    private final double y;
    private final int color;
    private final double haste;
    private double x = -10;
    private double speed;
    private int age;

    Enemy(double y, int color, double haste) {
        this.y = y;
        this.color = color;
        this.haste = haste;
        setState(this::create);
    }

    @Override
    protected void start() {
        setGroup(GROUP);
    }

    private boolean create(double dt) {
        speed = 3 * haste;
        setState(this::move);
        return true;
    }

    /** Moves; returns false outside the screen, which ends the task. */
    private boolean move(double dt) {
        x += speed;
        age++;
        return x < screenWidth() + 12;
    }

    @Override
    public void draw(DrawList list) {
        int beat = age / 6 % 2 * 3;
        list.disc(x, y, 7, color);
        list.line(x - 2, y, x - 12, y - 8 + beat, color);
        list.line(x - 2, y, x - 12, y + 8 - beat, color);
        list.rect(x + 2, y - 3, 2, 2, 0xFF181030);
    }
}
