package kodama.dev.menu;

import java.util.ArrayList;
import java.util.List;
import kodama.dev.menu.Choice.Setting;
import kodama.dev.portal.DevRequests;
import kodama.dev.ui.MenuItem;
import kodama.loop.GameFigures;
import kodama.request.Request;

/** The debug menu's first page. */
final class MainPage implements MenuPage {
    private static final String BEGIN = "Go to";
    private static final String TIME = "Time";
    private static final String LOOK = "Look inside";
    private static final List<Double> SPEEDS = List.of(0.25, 0.5, 1.0, 2.0);
    private static final List<Integer> RATES = List.of(30, 60);

    private final DebugTools tools;
    private final GameFigures figures;
    private final Pause pause;
    private final PageStack pages;
    private final MenuItem<Request.SoftReset> next;
    private final MenuItem<Request.SoftReset> previous;

    /** Makes the page; the neighbors are looked up once, as that reads files. */
    MainPage(DebugTools tools, GameFigures figures, Pause pause, PageStack pages) {
        this.tools = tools;
        this.figures = figures;
        this.pause = pause;
        this.pages = pages;
        next = tools.requests().neighborOf(1);
        previous = tools.requests().neighborOf(-1);
    }

    @Override
    public List<String> head() {
        return List.of(
                scene() + "  tick " + figures.tick(),
                figures.fps(),
                tools.times().get());
    }

    private String scene() {
        return figures.scene().isEmpty() ? "no scene yet" : "scene " + figures.scene();
    }

    @Override
    public List<MenuItem<Choice>> items() {
        List<MenuItem<Choice>> items = new ArrayList<>();
        DevRequests requests = tools.requests();
        items.add(MenuPage.item("", "Go on", "F1", pages.leaving(() -> {})));
        items.add(MenuPage.item("", "Begin again", "F5", pages.leaving(() -> requests.again("the debug menu"))));
        items.add(MenuPage.item("", "Portal", "Ctrl+F5", pages.leaving(requests::portal)));
        items.add(MenuPage.item("", "Restart everything", "Ctrl+F6", pages.leaving(requests::restart)));
        items.add(MenuPage.item(BEGIN, "Next: " + next.title(), "", pages.leaving(() -> requests.begin(next))));
        items.add(MenuPage.item(
                BEGIN, "Previous: " + previous.title(), "", pages.leaving(() -> requests.begin(previous))));
        items.add(MenuPage.item(BEGIN, "All entries", ">", pages.to(() -> new EntriesPage(requests, pages))));
        addTime(items);
        items.add(MenuPage.item(LOOK, "Numbers", ">", pages.to(() -> new FiguresPage(figures, tools.phases()))));
        items.add(MenuPage.item(LOOK, "Tasks", ">", pages.to(() -> new TasksPage(tools.notes(), figures, pages))));
        return items;
    }

    private void addTime(List<MenuItem<Choice>> items) {
        double speed = figures.speed();
        Setting<Double> speeds = new Setting<>(SPEEDS, figures::speed, figures::setSpeed);
        Setting<Integer> rates = new Setting<>(RATES, figures::frameRate, tools.requests()::frameRate);
        items.add(MenuPage.item(TIME, "Speed", "< " + text(speed) + " >", speeds));
        items.add(MenuPage.item(TIME, "Frames a second", "< " + figures.frameRate() + " >", rates));
        items.add(MenuPage.item(
                TIME, pause.isOn() ? "Go on without menu" : "Pause without menu", "F2", pages.leaving(pause::toggle)));
        items.add(MenuPage.item(TIME, "One tick further", "F6", pause::step));
    }

    /** A speed without needless digits. */
    static String text(double speed) {
        return speed == Math.rint(speed) ? String.valueOf((long) speed) : String.valueOf(speed);
    }
}
