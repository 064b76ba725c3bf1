package kodama.player.options;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Supplier;
import kodama.draw.Scaling;
import kodama.loop.RunningGame;
import kodama.option.CustomOption;
import kodama.option.GameOptions;
import kodama.player.menu.MenuAction;
import kodama.player.menu.MenuItem;
import kodama.player.menu.MenuPage;
import kodama.player.menu.PageStack;
import org.jspecify.annotations.Nullable;

/** The first page: sound, window, language, the game's own options, and the way to the key bindings. */
final class OptionsMainPage implements MenuPage {
    private static final String MASTER = "master";
    private static final String VOLUME = "volume.";
    private static final double FULL_VOLUME = 100;
    private static final List<Boolean> ON_OFF = List.of(true, false);

    private final OptionsContext setup;
    private final RunningGame game;
    private final KeyChoices keys;
    private final PageStack pages;
    private final KeyCapture listening;
    private final String title;

    OptionsMainPage(OptionsContext setup, RunningGame game, PageStack pages, KeyCapture listening, String title) {
        this.setup = setup;
        this.game = game;
        this.pages = pages;
        this.listening = listening;
        this.title = title;
        keys = new KeyChoices(setup.settings(), game::bindings);
    }

    @Override
    public List<String> header() {
        return List.of(title.isEmpty() ? setup.text("options") : title);
    }

    @Override
    public List<MenuItem<MenuAction>> items() {
        PageItems items = new PageItems();
        addSound(items);
        items.addGap();
        addWindowOptions(items);
        items.addGap();
        setup.options().customOptions().forEach(option -> addCustomOption(items, option));
        items.addGap();
        items.add(setup.text("options.keys"), ">", pages.opening(() -> new KeysPage(setup, keys, pages, listening)));
        items.add(setup.text("options.reset"), this::reset);
        items.add(setup.text("options.back"), pages::back);
        return items.all();
    }

    private void addSound(PageItems items) {
        addVolume(items, MASTER);
        for (String group : setup.audio().groups()) addVolume(items, group);
        addOnOff(items, "options.sound", () -> !setup.settings().get("muted", false), on -> setup.settings()
                .set("muted", !on));
    }

    private void addVolume(PageItems items, String group) {
        String name = VOLUME + group;
        PercentSetting range =
                new PercentSetting(() -> (int) Math.round(setup.settings().get(name, FULL_VOLUME)), percent -> {
                    setup.settings().set(name, percent);
                    setup.audio().previewVolume(group);
                });
        items.add(setup.textOr(name, group), String.valueOf(range.now().getAsInt()), range);
    }

    private void addOnOff(PageItems items, String label, Supplier<Boolean> now, Consumer<Boolean> chosen) {
        items.add(setup.text(label), ON_OFF, on -> setup.text(on ? "options.on" : "options.off"), now, chosen);
    }

    private void addWindowOptions(PageItems items) {
        @Nullable WindowControl window = setup.window().get();
        if (window != null) {
            addOnOff(items, "options.fullscreen", window::isFullscreen, window::setFullscreen);
            items.add(
                    setup.text("options.scaling"),
                    List.of(Scaling.values()),
                    way -> setup.text("scaling." + way.name().toLowerCase(Locale.ROOT)),
                    window::scaling,
                    window::setScaling);
        }
        GameOptions options = setup.options();
        if (options.languages().size() > 1)
            items.add(
                    setup.text("options.language"),
                    options.languages(),
                    language -> setup.textOr("language." + language, language),
                    options::language,
                    options::setLanguage);
    }

    private void addCustomOption(PageItems items, CustomOption option) {
        GameOptions options = setup.options();
        String language = options.language();
        items.add(
                option.label().in(language),
                option.choices(),
                choice -> option.labels().get(option.choices().indexOf(choice)).in(language),
                () -> options.get(option.name()),
                choice -> options.set(option.name(), choice));
    }

    /** Resets the options of this page; key bindings have their own reset. */
    private void reset() {
        setup.settings().names(VOLUME).forEach(name -> setup.settings().set(name, null));
        setup.settings().set("muted", null);
        setup.options().reset();
        @Nullable WindowControl window = setup.window().get();
        if (window != null) window.setScaling(game.config().display().scaling());
    }
}
