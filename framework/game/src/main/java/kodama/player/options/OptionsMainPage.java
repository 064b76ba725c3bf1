package kodama.player.options;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Supplier;
import kodama.draw.Scaling;
import kodama.loop.RunningGame;
import kodama.option.CustomOption;
import kodama.option.EffectLevel;
import kodama.option.GameOptions;
import kodama.option.LocalizedText;
import kodama.player.menu.MenuAction;
import kodama.player.menu.MenuItem;
import kodama.player.menu.MenuPage;
import kodama.player.menu.PageStack;
import kodama.save.Settings;
import org.jspecify.annotations.Nullable;

/** The first page: sound, window, language, the game's own options, and the way to the key bindings. */
final class OptionsMainPage implements MenuPage {
    private static final String MASTER = "master";
    private static final String VOLUME = "volume.";
    private static final double FULL_VOLUME = 100;
    private static final List<Boolean> ON_OFF = List.of(true, false);

    private final OptionsContext context;
    private final RunningGame game;
    private final KeyChoices keys;
    private final PageStack pages;
    private final KeyCapture keyCapture;
    private final String title;

    OptionsMainPage(OptionsContext context, RunningGame game, PageStack pages, KeyCapture keyCapture, String title) {
        this.context = context;
        this.game = game;
        this.pages = pages;
        this.keyCapture = keyCapture;
        this.title = title;
        keys = new KeyChoices(context.settings(), game::bindings);
    }

    @Override
    public List<String> header() {
        return List.of(title.isEmpty() ? context.text("options") : title);
    }

    @Override
    public List<MenuItem<MenuAction>> items() {
        PageItems items = new PageItems();
        addSound(items);
        items.addGap();
        addWindowOptions(items);
        items.addGap();
        context.options().customOptions().forEach(option -> addCustomOption(items, option));
        items.addGap();
        items.add(
                context.text("options.keys"), ">", pages.opening(() -> new KeysPage(context, keys, pages, keyCapture)));
        items.add(context.text("options.reset"), this::reset);
        items.add(context.text("options.back"), pages::back);
        return items.all();
    }

    private void addSound(PageItems items) {
        addVolume(items, MASTER);
        for (String group : context.audio().groups()) addVolume(items, group);
        addOnOff(items, "options.sound", () -> !context.settings().get("muted", false), on -> context.settings()
                .set("muted", !on));
    }

    private void addVolume(PageItems items, String group) {
        String name = VOLUME + group;
        PercentSetting range =
                new PercentSetting(() -> (int) Math.round(context.settings().get(name, FULL_VOLUME)), percent -> {
                    context.settings().set(name, percent);
                    context.audio().previewVolume(group);
                });
        items.add(groupLabel(group), String.valueOf(range.now().getAsInt()), range);
    }

    private String groupLabel(String group) {
        LocalizedText own = group.equals(MASTER) ? null : context.audio().label(group);
        if (own != null) return own.in(context.options().language());
        return context.textOr(VOLUME + group, group.replace('_', ' '));
    }

    private void addOnOff(PageItems items, String label, Supplier<Boolean> now, Consumer<Boolean> chosen) {
        items.add(context.text(label), ON_OFF, on -> context.text(on ? "options.on" : "options.off"), now, chosen);
    }

    private void addWindowOptions(PageItems items) {
        @Nullable WindowControl window = context.window().get();
        if (window != null) {
            addOnOff(items, "options.fullscreen", window::isFullscreen, window::setFullscreen);
            items.add(
                    context.text("options.scaling"),
                    List.of(Scaling.values()),
                    scaling -> context.text("scaling." + scaling.name().toLowerCase(Locale.ROOT)),
                    window::scaling,
                    window::setScaling);
        }
        addLevel(items, "options.shaking", EffectLevel.SHAKING);
        addLevel(items, "options.flashes", EffectLevel.FLASHES);
        GameOptions options = context.options();
        if (options.languages().size() > 1)
            items.add(
                    context.text("options.language"),
                    options.languages(),
                    language -> context.textOr("language." + language, language),
                    options::language,
                    options::setLanguage);
    }

    private void addLevel(PageItems items, String label, String setting) {
        Settings settings = context.settings();
        items.add(
                context.text(label),
                List.of(EffectLevel.values()),
                level -> context.text("level." + level.word()),
                () -> EffectLevel.of(settings, setting),
                level -> level.choose(settings, setting));
    }

    private void addCustomOption(PageItems items, CustomOption option) {
        GameOptions options = context.options();
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
        context.settings().names(VOLUME).forEach(name -> context.settings().set(name, null));
        context.settings().set("muted", null);
        context.settings().set(EffectLevel.SHAKING, null);
        context.settings().set(EffectLevel.FLASHES, null);
        context.options().reset();
        @Nullable WindowControl window = context.window().get();
        if (window != null) window.setScaling(game.config().display().scaling());
    }
}
