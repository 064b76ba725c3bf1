package lamplight;

import kodama.draw.DrawList;
import kodama.script.JavaTask;

/** A line at the top of every scene: its name, the party and the frame rate. A line at the bottom lists the keys. */
final class Hud extends JavaTask {
    private static final int INK = 0xFFF0E8D0;

    private final String name;
    private final String help;

    Hud(String name, String help) {
        this.name = name;
        this.help = help;
    }

    @Override
    protected void start() {
        setPriority(0.9);
    }

    @Override
    public void draw(DrawList list) {
        Party party = Party.of(game());
        list.rect(0, 0, 240, 12, 0xFF201830);
        list.text(name, 4, 2, INK);
        list.text("LV %d  LAMPS %d".formatted(party.level(), party.lamps()), 64, 2, INK);
        list.text(time().frameRate() + "/S", 204, 2, INK);
        list.text(help, 4, 150, 0xFFA8A0C0);
    }
}
