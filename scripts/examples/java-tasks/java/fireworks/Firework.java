package fireworks;

import kodama.draw.Colors;
import kodama.draw.DrawList;

/** The common state of all rockets: position, color and age of the glow. It also draws them. */
final class Firework {
    /** Pause between two flights, in ticks. */
    static final int REST = 30;

    private static final double GROUND = 190;
    private static final double TOP = 70;
    private static final double CLIMB = 3;
    private static final int GLOW = 70;
    private static final int SPARKS = 24;
    private static final int FLAME = 0xFFE0A0;

    private final double x;
    private final int color;
    private double y;
    private int age = GLOW;

    Firework(double x, int color) {
        this.x = x;
        this.color = color;
    }

    void light() {
        y = GROUND;
        age = 0;
    }

    /** Rises for a tick; returns whether it is still rising. */
    boolean rise() {
        y -= CLIMB;
        return y > TOP;
    }

    /** Glows for a tick; returns whether it is still glowing. */
    boolean glow() {
        age++;
        return age < GLOW;
    }

    void draw(DrawList list) {
        if (age == 0) drawFlame(list);
        else if (age < GLOW) for (int i = 1; i <= SPARKS; i++) drawSpark(list, i, (double) age / GLOW);
    }

    private void drawFlame(DrawList list) {
        for (int i = 0; i <= 3; i++) list.rect(x, y + i * 4, 2, 3, Colors.withAlpha(FLAME, 1 - i * 0.25));
    }

    private void drawSpark(DrawList list, int i, double a) {
        double turn = Math.toRadians(i * 360.0 / SPARKS);
        double reach = 34 * (1 - (1 - a) * (1 - a)) * (0.6 + i % 3 * 0.2);
        double dx = Math.cos(turn) * reach;
        double dy = Math.sin(turn) * reach;
        double fall = 16 * a * a;
        list.rect(x + dx * 0.8, y + dy * 0.8 + fall, 1, 1, Colors.withAlpha(color, 1 - a));
        list.rect(x + dx, y + dy + fall, 2, 2, Colors.withAlpha(color, 1 - a));
    }
}
