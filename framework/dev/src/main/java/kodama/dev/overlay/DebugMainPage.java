package kodama.dev.overlay;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import kodama.dev.ResumeAfterSave;
import kodama.dev.portal.DevRequests;
import kodama.loop.RunningGame;
import kodama.player.menu.MenuAction;
import kodama.player.menu.MenuAction.Setting;
import kodama.player.menu.MenuItem;
import kodama.player.menu.MenuPage;
import kodama.player.menu.PageStack;
import kodama.request.LoopRequest;
import kodama.script.config.ReloadMode;
import org.jspecify.annotations.Nullable;

/** The main page of the debug menu. */
final class DebugMainPage implements MenuPage {
    private static final String BEGIN = "Go to";
    private static final String TIME = "Time";
    private static final String LOOK = "Inspect";
    private static final String SAVED = "After saving";
    private static final List<Double> SPEEDS = List.of(1.0 / 16, 1.0 / 8, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0);
    private static final List<Integer> RATES = List.of(15, 20, 30, 60, 120, 240);

    private final DebugTools tools;
    private final RunningGame game;
    private final PageStack pages;
    private final MenuItem<LoopRequest.SoftReset> next;
    private final MenuItem<LoopRequest.SoftReset> previous;

    /** The place of the last checkpoint; null for none. */
    private final @Nullable String place;

    /** Result of the last action; initially empty. */
    private String message = "";

    /** Creates the page. The previous and next entries are looked up only once, as this reads files. */
    DebugMainPage(DebugTools tools, RunningGame game, PageStack pages) {
        this.tools = tools;
        this.game = game;
        this.pages = pages;
        next = tools.requests().neighborOf(1);
        previous = tools.requests().neighborOf(-1);
        place = tools.requests().resume().place();
    }

    @Override
    public List<String> header() {
        return List.of(
                scene() + "  tick " + game.world().tick(),
                game.fps(),
                message.isEmpty() ? tools.times().get() : message);
    }

    private String scene() {
        return game.world().scene().isEmpty()
                ? "no scene yet"
                : "scene " + game.world().scene();
    }

    @Override
    public List<MenuItem<MenuAction>> items() {
        List<MenuItem<MenuAction>> items = new ArrayList<>();
        DevRequests requests = tools.requests();
        items.add(MenuItem.of("", "Continue", "F1", pages.closing(() -> {})));
        items.add(MenuItem.of("", "Restart", "F5", pages.closing(() -> requests.simpleReset("the debug menu"))));
        items.add(MenuItem.of("", "Portal", "Ctrl+F5", pages.closing(requests::openPortal)));
        items.add(MenuItem.of("", "Restart everything", "Ctrl+F6", pages.closing(requests::softReset)));
        items.add(MenuItem.of(BEGIN, "Next: " + next.title(), "", pages.closing(() -> requests.begin(next))));
        items.add(
                MenuItem.of(BEGIN, "Previous: " + previous.title(), "", pages.closing(() -> requests.begin(previous))));
        items.add(MenuItem.of(BEGIN, "All entries", ">", pages.opening(() -> new EntriesPage(requests, pages))));
        addTime(items);
        items.add(MenuItem.of(LOOK, "Overlays", ">", pages.opening(() -> new ViewPage(tools.views(), game, pages))));
        items.add(MenuItem.of(LOOK, "Statistics", ">", pages.opening(() -> new StatsPage(game, tools.phases()))));
        items.add(MenuItem.of(LOOK, "Tasks", ">", pages.opening(() -> new TasksPage(tools.notes(), game, pages))));
        items.add(MenuItem.of(LOOK, "Values", ">", pages.opening(() -> new ValuesPage(game))));
        items.add(MenuItem.of(
                LOOK, "Crash report", "", () -> message = tools.crashReport().get()));
        addCheckpoint(items, requests);
        items.add(MenuItem.of("Player", "Options", ">", pages.closing(tools.openOptions())));
        return items;
    }

    private void addCheckpoint(List<MenuItem<MenuAction>> items, DevRequests requests) {
        ResumeAfterSave resume = requests.resume();
        items.add(MenuItem.of(SAVED, "Keep place", text(resume.mode()), resume::chooseNext));
        items.add(MenuItem.of(
                SAVED, "Replay to this tick", "Shift+F5", pages.closing(() -> requests.resumeTick("the debug menu"))));
        if (place == null) return;
        MenuAction back = pages.closing(() -> requests.returnToCheckpoint("the debug menu"));
        items.add(MenuItem.of(SAVED, "Now: " + place, "", back));
    }

    private static String text(ReloadMode mode) {
        return switch (mode) {
            case CHECKPOINT -> "checkpoint";
            case RESUME -> "tick";
            case RESTART -> "off";
        };
    }

    private void addTime(List<MenuItem<MenuAction>> items) {
        Setting<Double> speeds = new Setting<>(SPEEDS, game::speed, game::setSpeed);
        Setting<Integer> rates = new Setting<>(rates(), game::frameRate, tools.requests()::setFrameRate);
        items.add(MenuItem.of(TIME, "Speed", "< " + Playback.speedText(game.speed()) + " >", speeds));
        items.add(MenuItem.of(TIME, "Frame rate", "< " + game.frameRate() + " >", rates));
        Playback playback = tools.playback();
        String hold = playback.isHeld() ? "Resume without menu" : "Pause without menu";
        items.add(MenuItem.of(TIME, hold, "F2", pages.closing(playback::toggle)));
        items.add(MenuItem.of(TIME, "Step one tick", "F6", playback::stepTick));
        items.add(MenuItem.of(TIME, "Step one task", "F7", playback::stepTask));
        items.add(MenuItem.of(TIME, "Back one tick", "Shift+F6", () -> playback.stepBack(game)));
    }

    /** Selectable frame rates, including the game's own and the current one. */
    private List<Integer> rates() {
        return Stream.concat(RATES.stream(), Stream.of(game.baseRate(), game.frameRate()))
                .distinct()
                .sorted()
                .toList();
    }

    /** A page with the portal's entries, which can be started from the running game. */
    private static final class EntriesPage implements MenuPage {
        private final List<MenuItem<MenuAction>> items;
        private final String chosenLast;

        EntriesPage(DevRequests requests, PageStack pages) {
            chosenLast = requests.lastChosen();
            items = requests.entries().stream()
                    .map(entry -> item(requests, entry, pages))
                    .toList();
        }

        private static MenuItem<MenuAction> item(
                DevRequests requests, MenuItem<LoopRequest.SoftReset> entry, PageStack pages) {
            MenuAction begin = pages.closing(() -> requests.begin(entry));
            return new MenuItem<>(entry.id(), entry.group(), entry.title(), entry.note(), begin);
        }

        @Override
        public List<String> header() {
            return List.of("Start an entry");
        }

        @Override
        public String initialItem() {
            return chosenLast;
        }

        @Override
        public List<MenuItem<MenuAction>> items() {
            return items;
        }
    }
}
