package kodama.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The site of this project's documents in a browser, opened from a folder. Screenshots are in {@code target/site}. */
class SiteInBrowserTest {
    private static final Path PICTURES = Path.of("target", "site");
    private static final Path PROFILE = Path.of("target", "chromium").toAbsolutePath();
    private static final int PHONE = 360;

    @TempDir
    private static Path folder;

    private static WrittenSite site;
    private static Browser browser;

    @BeforeAll
    static void start() throws IOException {
        Optional<Path> program = Browser.program();
        Assumptions.assumeTrue(program.isPresent(), "Chromium is not installed");
        site = WrittenSite.in(folder);
        browser = new Browser(program.get(), PROFILE);
        Files.createDirectories(PICTURES);
    }

    @AfterAll
    static void close() {
        if (browser != null) browser.close();
    }

    private static void picture(String name) throws IOException {
        Files.write(PICTURES.resolve(name + ".png"), browser.screenshot());
    }

    private static List<String> pages() {
        return site.files().keySet().stream()
                .filter(place -> place.endsWith(".html"))
                .toList();
    }

    private static String text(String script) {
        return String.valueOf(browser.run(script));
    }

    @Test
    void noPageScrollsSidewaysOnAPhoneOrLogsAnError() throws IOException {
        browser.resize(PHONE, 740);
        Set<String> wide = new TreeSet<>();
        for (String page : pages()) {
            browser.open(folder.resolve(page));
            String width = text("document.documentElement.scrollWidth");
            if (!width.equals(PHONE + ".0")) wide.add(page + ": " + width);
            if (page.equals("guide/sound.html")) picture("phone");
            if (page.equals("lua/shot.html")) assertTextOfFieldsIsSeen();
        }
        assertEquals(Set.of(), wide);
        assertEquals(List.of(), browser.errors());
    }

    private static void assertTextOfFieldsIsSeen() throws IOException {
        browser.run("document.querySelector('.fields').scrollIntoView()");
        picture("phone-fields");
        assertEquals(
                "true",
                text("[...document.querySelectorAll('.fields td:last-child')]"
                        + ".every(each => each.getBoundingClientRect().right <= " + PHONE + ")"));
    }

    @Test
    void everyPictureIsShown() throws IOException {
        browser.resize(1280, 900);
        String hidden = "[...document.images].filter(i => !i.complete || !i.naturalWidth).map(i => i.src).join()";
        for (String page : List.of("index", "tutorial", "guide/portal", "guide/examples")) {
            browser.open(folder.resolve(page + ".html"));
            assertEquals("", text(hidden));
            picture(page.replace('/', '-'));
        }
    }

    @Test
    void theSearchFindsAFunctionFirst() throws IOException {
        browser.resize(1280, 900);
        browser.open(folder.resolve("guide/waiting.html"));
        browser.run("document.querySelector('input').focus()");
        browser.run(
                "new Promise(done => { const f = document.querySelector('input'); f.value = 'move_to';"
                        + " f.dispatchEvent(new Event('input'));"
                        + " const look = () => document.querySelector('.found a') ? done(1) : setTimeout(look, 20); look(); })");
        picture("search");
        assertTrue(text("document.querySelector('.found a').href").endsWith("lua/globals.html#move_to"));
        browser.run("document.querySelector('input').value = 'wait nosuchword';"
                + " document.querySelector('input').dispatchEvent(new Event('input'))");
        assertEquals("Nothing has all of these words.", text("document.querySelector('.found').textContent"));
    }

    @Test
    void darkDesktopsGetDarkPages() throws IOException {
        browser.resize(1280, 900);
        browser.open(folder.resolve("guide/tasks.html"));
        browser.prefer("light");
        String light = text("getComputedStyle(document.body).backgroundColor");
        picture("light");
        browser.prefer("dark");
        String dark = text("getComputedStyle(document.body).backgroundColor");
        picture("dark");
        browser.prefer("light");
        assertEquals("rgb(251, 250, 246)", light);
        assertNotEquals(light, dark);
    }

    @Test
    void onlyThePartOfThePageIsOpenInTheContents() throws IOException {
        browser.resize(1280, 900);
        browser.open(folder.resolve("index.html"));
        picture("first");
        assertEquals("1.0", text("document.querySelectorAll('nav details[open]').length"));
    }
}
