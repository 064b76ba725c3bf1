package kodama.player.options;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import kodama.draw.Scaling;
import kodama.loop.RunningGame;
import kodama.option.GameOptions;
import kodama.option.OwnOption;
import org.jspecify.annotations.Nullable;

/** The first page: sound, picture, language, what the game adds, and the way to the keys. */
final class MainPage implements Page {
    private static final String MASTER = "master";
    private static final String VOLUME = "volume.";
    private static final double LOUD = 100;
    private static final List<Boolean> ON_OFF = List.of(true, false);

    private final Setup setup;
    private final RunningGame game;
    private final KeyChoices keys;
    private final PageStack pages;
    private final Listening listening;
    private final String title;

    MainPage(Setup setup, RunningGame game, PageStack pages, Listening listening, String title) {
        this.setup = setup;
        this.game = game;
        this.pages = pages;
        this.listening = listening;
        this.title = title;
        keys = new KeyChoices(setup.settings(), game::bindings);
    }

    @Override
    public String title() {
        return title.isEmpty() ? setup.text("options") : title;
    }

    @Override
    public List<List<Entry>> sections() {
        List<Entry> rest = List.of(
                new Entry.Deed(
                        setup.text("options.keys"), ">", () -> pages.open(new KeysPage(setup, keys, pages, listening))),
                new Entry.Deed(setup.text("options.reset"), this::reset),
                new Entry.Deed(setup.text("options.back"), pages::back));
        return Stream.of(sound(), sight(), own(), rest)
                .filter(section -> !section.isEmpty())
                .toList();
    }

    private List<Entry> sound() {
        List<Entry> entries = new ArrayList<>();
        entries.add(volume(MASTER));
        for (String group : setup.audio().groups()) entries.add(volume(group));
        entries.add(onOff("options.sound", () -> !setup.settings().get("muted", false), on -> setup.settings()
                .set("muted", !on)));
        return entries;
    }

    private Entry volume(String group) {
        String name = VOLUME + group;
        return new Entry.Range(
                setup.textOr(name, group),
                () -> (int) Math.round(setup.settings().get(name, LOUD)),
                percent -> {
                    setup.settings().set(name, percent);
                    setup.audio().tryOut(group);
                });
    }

    private Entry onOff(String label, Supplier<Boolean> now, Consumer<Boolean> chosen) {
        return new Entry.Choice<>(
                setup.text(label), ON_OFF, on -> setup.text(on ? "options.on" : "options.off"), now, chosen);
    }

    private List<Entry> sight() {
        List<Entry> entries = new ArrayList<>();
        @Nullable WindowControl window = setup.window().get();
        if (window != null) {
            entries.add(onOff("options.fullscreen", window::isFullscreen, window::setFullscreen));
            entries.add(new Entry.Choice<>(
                    setup.text("options.scaling"),
                    List.of(Scaling.values()),
                    way -> setup.text("scaling." + way.name().toLowerCase(Locale.ROOT)),
                    window::scaling,
                    window::setScaling));
        }
        GameOptions options = setup.options();
        if (options.languages().size() > 1)
            entries.add(new Entry.Choice<>(
                    setup.text("options.language"),
                    options.languages(),
                    language -> setup.textOr("language." + language, language),
                    options::language,
                    options::setLanguage));
        return entries;
    }

    private List<Entry> own() {
        return setup.options().own().stream().map(this::own).toList();
    }

    private Entry own(OwnOption option) {
        GameOptions options = setup.options();
        String language = options.language();
        return new Entry.Choice<>(
                option.label().in(language),
                option.choices(),
                choice -> option.labels().get(option.choices().indexOf(choice)).in(language),
                () -> options.get(option.name()),
                choice -> options.set(option.name(), choice));
    }

    /** What is chosen of this page, and nothing else: keys have a way back of their own. */
    private void reset() {
        setup.settings().names(VOLUME).forEach(name -> setup.settings().set(name, null));
        setup.settings().set("muted", null);
        setup.options().reset();
        @Nullable WindowControl window = setup.window().get();
        if (window != null) window.setScaling(game.config().display().scaling());
    }
}
