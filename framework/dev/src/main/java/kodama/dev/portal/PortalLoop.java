package kodama.dev.portal;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import kodama.dev.ui.DevKeys;
import kodama.dev.ui.DevScreen;
import kodama.dev.ui.MenuKeys;
import kodama.input.Key;
import kodama.input.KeyMap;
import kodama.input.Pad;
import kodama.input.Pointer;
import kodama.loop.GamePlatform;
import kodama.loop.LoopObject;
import kodama.player.KeyRepeat;
import kodama.player.menu.Menu;
import kodama.request.LoopNames;
import kodama.request.LoopRequest;
import kodama.script.config.GameConfig;
import kodama.time.FrameRate;

/**
 * The debug portal: a list of ways to start the game. An entry starts by a soft reset; another soft reset returns to
 * the same entry in the list.
 *
 * <p>It uses only files, drawing and input: no tasks, scenes, sound or scripts of the game. Frames are paced by plain
 * sleeps, which is even enough for a list. From document 003 (デバッグポータル). Owned by the game thread.
 */
public final class PortalLoop implements LoopObject {
    private final GamePlatform platform;
    private final DevScreen display;
    private final PortalEntries entries;
    private final PortalStateStore states;
    private final Supplier<String> checked;
    private final Menu<LoopRequest.SoftReset> menu = new Menu<>();
    private final MenuKeys keys = new MenuKeys();
    private final SearchKeys search = new SearchKeys();
    private final List<String> problems = new ArrayList<>();
    private final PortalScreen screen;
    private boolean isListed;

    /**
     * Creates the portal.
     *
     * @param platform the environment, of which only the renderer is opened
     * @param checked returns the result of the last check of the scripts in a line; empty for none
     */
    public PortalLoop(
            GamePlatform platform,
            GameConfig config,
            PortalEntries entries,
            PortalStateStore states,
            Supplier<String> checked) {
        this.platform = platform;
        this.display = new DevScreen(platform, config, search.addTo(DevKeys.addForScreen(KeyMap.defaults())));
        this.entries = entries;
        this.states = states;
        this.checked = checked;
        this.screen = new PortalScreen(config.display().title());
    }

    @Override
    public void init1() {
        display.open();
    }

    /** Ignores keys held since before, such as those that opened the portal. */
    @Override
    public void init2() {
        display.ignoreHeldInput();
        display.captureText(true);
    }

    /** Reads the files; a simple reset reads them again. */
    @Override
    public void init3() {
        problems.clear();
        platform.errors().shown().ifPresent(whyNotGone -> problems.add(whyNotGone.message()));
        platform.errors().restart();
        PortalEntries.Listing found = entries.read();
        menu.setItems(found.items());
        menu.restore(states.state());
        isListed = true;
        found.problems().forEach(this::report);
        screen.setProblems(problems);
        display.restart();
    }

    private void report(RuntimeException problem) {
        platform.errors().report(LoopNames.PORTAL, problem);
        problems.add(String.valueOf(problem.getMessage()));
    }

    @Override
    public void changeFrameRate(int fps) {
        display.setRate(new FrameRate(fps));
    }

    @Override
    public void frame() {
        display.latch();
        listen(display.pad());
        if (display.shouldDraw(false)) draw();
        display.endFrame();
    }

    private void listen(Pad pad) {
        keys.move(pad, menu);
        keys.moveAside(pad, menu);
        boolean fires = pad.isPressed("fire") && !search.isSearching(menu);
        search.type(pad, menu, display.typedText());
        boolean clicked = point(display.pointer());
        if (pad.isPressed(DevKeys.SIMPLE_RESET)) update();
        else if (fires || clicked || pad.isPressed("start"))
            menu.selected().ifPresent(item -> start(item.requireValue()));
    }

    /** Follows the mouse. Returns whether an entry was clicked. */
    private boolean point(Pointer pointer) {
        menu.scrollBy(pointer.wheelNotches());
        boolean looks = pointer.hasMoved() || pointer.isPressed();
        boolean hit = looks && menu.moveToRow(screen.rowAt(menu, pointer.x(), pointer.y()));
        return hit && pointer.isPressed();
    }

    private void update() {
        states.save(menu.state());
        platform.requests().submit(new LoopRequest.SimpleReset("F5"));
    }

    /** Starts an entry. The search ends, so that all entries are shown afterwards. */
    private void start(LoopRequest.SoftReset request) {
        menu.clearSearch();
        states.save(menu.state());
        platform.requests().submit(request);
    }

    /** The last resets, and the result of the check. */
    private List<String> remarks() {
        Stream<String> resets = Stream.of(LoopRequest.SimpleReset.class, LoopRequest.SoftReset.class)
                .map(platform.requests()::lastReset);
        return Stream.concat(resets, Stream.of(checked.get()))
                .filter(line -> !line.isEmpty())
                .toList();
    }

    private void draw() {
        screen.setRemarks(remarks());
        screen.draw(display.begin(), menu, search.isSearching(menu), display.animationTime());
        display.submit();
    }

    /** Drops the errors: those that still exist are reported when the files are read again. */
    @Override
    public void end1(String reason) {
        platform.errors().restart();
        states.save(menu.state());
    }

    @Override
    public void end2() {
        if (isListed) states.save(menu.state());
        display.captureText(false);
        display.close();
    }

    @Override
    public int result() {
        return platform.errors().count() == 0 ? 0 : 1;
    }

    /**
     * Searches by typed characters. Keys of {@code fire} start the entry; only once a search has started do they type
     * characters. A slash starts a search without typing.
     */
    private static final class SearchKeys {
        private static final String ERASE = "dev.erase";

        private final KeyRepeat erase = new KeyRepeat();
        private boolean open;

        KeyMap addTo(KeyMap map) {
            return map.with(ERASE, Key.BACKSPACE);
        }

        /** Handles the characters typed since the last frame. */
        void type(Pad pad, Menu<?> menu, String letters) {
            boolean fires = !isSearching(menu) && pad.isDown("fire");
            if (!fires) for (char letter : letters.toCharArray()) type(menu, letter);
            if (erase.happens(pad, ERASE)) menu.erase();
            if (pad.isPressed("back")) menu.clearSearch();
            if (pad.isPressed("back")
                    || pad.isPressed(ERASE) && menu.searchText().isEmpty()) open = false;
        }

        private void type(Menu<?> menu, char letter) {
            if (letter == '/' && !isSearching(menu)) open = true;
            else menu.type(Character.toLowerCase(letter));
        }

        /** Whether a search is active, in which fire keys type characters. */
        boolean isSearching(Menu<?> menu) {
            return open || !menu.searchText().isEmpty();
        }
    }
}
