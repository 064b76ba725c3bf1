package lamplight;

import java.util.Map;
import kodama.draw.DrawList;
import kodama.script.JavaTask;

/** The field: walk between the lamps. Z starts a battle, X plays an event, Shift restarts the scripts. */
public final class Field extends JavaTask {
    private static final double SPEED = 1.5;

    /** Called by the game when the scene starts. */
    public Field() {}

    @Override
    protected void start() {
        put("x", number("x", 120));
        put("y", number("y", 90));
        spawn(new Hud("FIELD", "Z FIGHT  X EVENT  SHIFT RESET"));
    }

    @Override
    protected boolean update(double dt) {
        put("x", Math.min(232, Math.max(8, x() + game().axis("x", 1) * SPEED)));
        put("y", Math.min(140, Math.max(30, y() + game().axis("y", 1) * SPEED)));
        Map<String, Double> place = Map.of("x", x(), "y", y());
        if (game().pad(1).isPressed("fire")) game().changeScene(Battle.class.getName(), place);
        if (game().pad(1).isPressed("bomb")) game().changeScene(Event.class.getName(), place);
        if (game().pad(1).isPressed("slow")) game().reset();
        return true;
    }

    @Override
    public void draw(DrawList list) {
        list.fill(0xFF284038);
        for (int i = 0; i < 6; i++) {
            list.rect(18 + i * 40, 40 + i % 2 * 60, 3, 14, 0xFF604830);
            list.disc(19 + i * 40, 38 + i % 2 * 60, 4, 0xFFFFD880);
        }
        list.disc(x(), y() - 8, 4, 0xFFF0C8A0);
        list.rect(x() - 4, y() - 5, 8, 9, 0xFF9858A0);
    }
}
