package kodama.player.options;

import java.util.List;
import java.util.Map;
import kodama.draw.DrawList;
import kodama.draw.Image;
import kodama.draw.ImageFailure;
import kodama.input.CursorMode;
import kodama.input.Pad;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;
import kodama.option.OptionsScreenTheme;
import kodama.player.KeyRepeat;
import kodama.player.menu.Menu;
import kodama.player.menu.MenuAction;
import kodama.player.menu.MenuPage;
import kodama.player.menu.PageStack;
import kodama.script.game.Assets;
import kodama.sound.SoundException;
import kodama.sound.playback.Audio;
import org.jspecify.annotations.Nullable;

/** The options screen, drawn over the held game. */
public final class OptionsScreen implements Overlay {
    private final OptionsContext context;
    private final PageStack pages = new PageStack();
    private final KeyCapture keyCapture;
    private final MenuSounds sounds;
    private final List<Move> moves;

    /** An action that is repeated while it is held. */
    private static final class Move {
        private final KeyRepeat repeat = new KeyRepeat();
        private final String action;
        private final Runnable effect;

        Move(String action, Runnable effect) {
            this.action = action;
            this.effect = effect;
        }

        void listen(Pad pad) {
            if (repeat.happens(pad, action)) effect.run();
        }
    }

    private OptionsScreenTheme theme = OptionsScreenTheme.PLAIN;
    private boolean isRequested;

    /** Whether the screen was open at the end of the last frame; a click may close it between two frames. */
    private boolean wasOpen;

    private CursorMode gameCursor = CursorMode.AUTO;

    /** Layout of the page in the last picture, to convert mouse positions. */
    private @Nullable PageLayout shown;

    public OptionsScreen(OptionsContext context) {
        this.context = context;
        keyCapture = new KeyCapture(context.raw());
        sounds = new MenuSounds(context.assets(), context.audio());
        moves = List.of(
                new Move("up", () -> move(-1)),
                new Move("down", () -> move(1)),
                new Move("left", () -> change(-1)),
                new Move("right", () -> change(1)));
    }

    /** Opens the screen in the next frame, with the default theme. */
    public void open() {
        isRequested = true;
        theme = OptionsScreenTheme.PLAIN;
    }

    /** Returns whether the screen is open, which holds the game. */
    public boolean isOpen() {
        return !pages.isEmpty();
    }

    @Override
    public void end(RunningGame game) {
        close();
    }

    private void close() {
        keyCapture.end();
        pages.close();
    }

    @Override
    public boolean handleInput(Pad pad, RunningGame game) {
        boolean before = wasOpen;
        OptionsScreenTheme wanted = context.options().takeRequestedScreen();
        if (wanted != null) open(wanted);
        if (isRequested) toggle(game);
        else if (isOpen()) listen(pad);
        if (isOpen() != wasOpen) updateCursor();
        return before || isOpen();
    }

    /** Shows the mouse cursor while the screen is open, and restores the game's cursor afterwards. */
    private void updateCursor() {
        wasOpen = isOpen();
        if (wasOpen) gameCursor = context.raw().cursor();
        context.raw().setCursor(wasOpen ? CursorMode.AUTO : gameCursor);
    }

    private void open(OptionsScreenTheme wanted) {
        isRequested = !isOpen();
        theme = wanted;
    }

    private void toggle(RunningGame game) {
        isRequested = false;
        if (isOpen()) close();
        else show(game);
    }

    private void show(RunningGame game) {
        sounds.setNames(theme.sounds());
        pages.open(new OptionsMainPage(context, game, pages, keyCapture, theme.title()));
    }

    private void listen(Pad pad) {
        if (keyCapture.isOn()) {
            keyCapture.frame();
            return;
        }
        MenuPage before = pages.top();
        for (Move move : moves) move.listen(pad);
        if (pad.isPressed("back")) back();
        else if (pad.isPressed("start") || pad.isPressed("fire")) choose();
        if (isOpen() && pages.top() != before) pad.ignoreHeld();
    }

    private void move(int by) {
        pages.menu().moveBy(by);
        sounds.play("move");
    }

    private void change(int by) {
        if (selected().change(by)) sounds.play("change");
    }

    private void back() {
        pages.back();
        sounds.play("back");
    }

    private void choose() {
        selected().choose();
        sounds.play("choose");
    }

    private MenuAction selected() {
        return pages.menu().selected().orElseThrow().requireValue();
    }

    @Override
    public void click(int x, int y) {
        PageLayout layout = shown;
        if (!isOpen() || layout == null || keyCapture.isOn()) return;
        int number = layout.itemAt(x, y);
        if (number < 0) return;
        if (number < pages.menu().size()) pages.menu().moveTo(number); // the picture may show the previous page
        press(selected(), x, layout);
    }

    /**
     * The left half of a value selects the previous one, and its other half the next; a bar is set to the clicked
     * value.
     */
    private void press(MenuAction choice, int x, PageLayout layout) {
        if (choice instanceof PercentSetting range && x >= OptionsView.barLeft(layout))
            range.set(OptionsView.percentAt(layout, x));
        else if (choice instanceof MenuAction.Setting<?> && x >= layout.middle() && x < layout.valueMiddle())
            change(-1);
        else choose();
    }

    @Override
    public void drawInFrame(DrawList list, int width, int height, RunningGame game) {
        if (!isOpen()) return;
        Menu<MenuAction> menu = pages.menu();
        PageLayout layout = PageLayout.of(menu, pages.top().header().size() - 1, width, height);
        OptionsView view = new OptionsView(list, width, height, theme);
        view.drawBackground(picture());
        view.drawPage(pages.top(), menu, layout, context.text("options.help"));
        if (keyCapture.isOn())
            view.drawBox(
                    context.text("keys.press", keyCapture.action()),
                    context.text("keys.wait", keyCapture.secondsLeft()));
        shown = layout;
    }

    private @Nullable Image picture() {
        if (theme.picture().isEmpty()) return null;
        try {
            return context.assets().images().get(theme.picture());
        } catch (ImageFailure unloaded) {
            return null;
        }
    }

    /** The sounds of the menu; none unless the game has chosen some. */
    private static final class MenuSounds {
        private final Assets assets;
        private final Audio audio;
        private Map<String, String> names = Map.of();

        MenuSounds(Assets assets, Audio audio) {
            this.assets = assets;
            this.audio = audio;
        }

        /** Sets the names of the sounds, by the event that they are for. */
        void setNames(Map<String, String> sounds) {
            names = sounds;
        }

        /** Plays the sound of an event; a click if the game has no sound of that name. */
        void play(String what) {
            String name = names.get(what);
            if (name == null) return;
            try {
                audio.playUiSound(assets.sounds().get(name));
            } catch (SoundException missing) {
                audio.previewVolume("effects");
            }
        }
    }
}
