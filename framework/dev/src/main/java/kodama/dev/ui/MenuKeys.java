package kodama.dev.ui;

import kodama.input.Pad;
import kodama.player.KeyRepeat;
import kodama.player.menu.Menu;

/** Moves a menu's cursor by keys and pad; what is held down repeats. */
public final class MenuKeys {
    private final KeyRepeat up = new KeyRepeat();
    private final KeyRepeat down = new KeyRepeat();
    private final KeyRepeat pageUp = new KeyRepeat();
    private final KeyRepeat pageDown = new KeyRepeat();

    /** Goes up, down, by pages and to the ends. */
    public void move(Pad pad, Menu<?> menu) {
        if (up.happens(pad, "up")) menu.step(-1);
        if (down.happens(pad, "down")) menu.step(1);
        if (pageUp.happens(pad, DevKeys.PAGE_UP)) menu.page(-1);
        if (pageDown.happens(pad, DevKeys.PAGE_DOWN)) menu.page(1);
        if (pad.isPressed(DevKeys.HOME)) menu.home();
        if (pad.isPressed(DevKeys.END)) menu.end();
    }

    /** Goes from group to group. */
    public void moveAside(Pad pad, Menu<?> menu) {
        if (pad.isPressed("left")) menu.group(-1);
        if (pad.isPressed("right")) menu.group(1);
    }
}
