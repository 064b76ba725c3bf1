package lamplight;

import java.util.Map;
import kodama.draw.DrawList;
import kodama.input.Pad;
import kodama.request.FirstScene;
import kodama.script.JavaTask;

/**
 * A battle: each blow costs the enemy as much strength as the party's level. A victory improves and saves the party.
 */
public final class Battle extends JavaTask {
    private static final int STRENGTH = 12;
    private static final int BLOW_TICKS = 15;

    /** The same start as an entry of the portal; a game can also request it. */
    private static final FirstScene FIRST =
            FirstScene.of(Battle.class.getName()).withSave("rich").withCommand(SetLevel.class.getName(), 9);

    private int left = STRENGTH;
    private int blow;

    /** Called by the game when the scene starts. */
    public Battle() {}

    @Override
    protected void start() {
        spawn(new Hud("BATTLE", "Z STRIKE  ENTER LEVEL 9"));
    }

    @Override
    protected boolean update(double dt) {
        Pad pad = game().pad(1);
        blow = Math.max(0, blow - 1);
        if (pad.isPressed("fire") && blow == 0) strike();
        if (pad.isPressed("start")) game().softReset("game", FIRST);
        return true;
    }

    private void strike() {
        left = Math.max(0, left - Party.of(game()).level());
        blow = BLOW_TICKS;
        if (left == 0) win();
    }

    private void win() {
        Party before = Party.of(game());
        Party won = new Party(before.level() + 1, before.lamps() + 3);
        won.share(game());
        won.save(game());
        Map<String, Double> place = Map.of("x", number("x", 120), "y", number("y", 90));
        game().changeScene(Field.class.getName(), place);
    }

    @Override
    public void draw(DrawList list) {
        list.fill(0xFF401828);
        list.disc(120, 70, 26, blow > 0 ? 0xFFF0F0F0 : 0xFF7080A0);
        list.rect(106, 64, 8, 5, 0xFF202028);
        list.rect(126, 64, 8, 5, 0xFF202028);
        list.rect(80, 110, 80, 6, 0xFF201018);
        list.rect(80, 110, 80.0 * left / STRENGTH, 6, 0xFFE05850);
    }
}
