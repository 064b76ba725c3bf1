package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import kodama.script.JavaTask;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.SAXException;

/** The command {@code kodama test}: its output, report and exit code. */
class TestCommandTest {
    @TempDir
    private Path folder;

    private Shell shell;

    @BeforeEach
    void game() {
        shell = new Shell(folder).game("self.x = 1 wait_forever()");
    }

    private Shell run(String... options) {
        List<String> all = new ArrayList<>(List.of("test", folder.toString()));
        all.addAll(List.of(options));
        return shell.kodama(all.toArray(String[]::new));
    }

    /** Returns its output, without times. */
    private String output() {
        return shell.out()
                .lines()
                .map(line -> line.replaceAll(",? +\\d+ ms$", "").replaceAll(", \\d+\\.\\d\\d s$", ""))
                .collect(Collectors.joining("\n"));
    }

    @Nested
    class Report {
        @Test
        void namesFilesInOrderAndCountsTheirTests() {
            shell.file("specs/b_test.lua", "it('one', function() end) it('two', function() end)")
                    .file("a_spec.lua", "it('three', function() end)")
                    .file("specs/helper.lua", "error 'is no test'");
            run().succeeds();
            assertEquals("""
                    a_spec.lua                               1 test
                    specs/b_test.lua                         2 tests
                    3 tests, 0 failed, 0 skipped""", output());
        }

        @Test
        void showsAFailureWithItsLine() {
            shell.file(
                    "a_spec.lua",
                    "describe('sums', function()\n  it('add up', function()\n    expect(1 + 1):equals(3)\n  end)\nend)");
            run();
            assertEquals("""
                    a_spec.lua                               1 test, 1 failed
                      FAILED  sums / add up
                        a_spec.lua:3: expected 3 but was 2
                             3 |     expect(1 + 1):equals(3)
                    1 test, 1 failed, 0 skipped""", output());
            assertEquals(1, shell.code());
        }

        @Test
        void showsTheTracebackOfADeeperFailure() {
            shell.file(
                    "a_spec.lua",
                    "local function check()\n  expect(1):equals(2)\nend\nit('fails', function()\n  check()\nend)");
            run();
            shell.says("    \ta_spec.lua:5: in function <a_spec.lua:4>");
        }

        @Test
        void showsWhatAFailedTestPrinted() {
            shell.file("a_spec.lua", "it('fails', function() print 'so far' error 'oh' end)");
            run();
            assertTrue(output().contains("    it printed:\n    so far"), output());
        }

        @Test
        void showsTaskErrorsWithTheFailure() {
            shell.file(
                    "a_spec.lua",
                    "it('fails', function()\n  spawn(function() error 'in the task' end)\n  expect(1):equals(2)\nend)");
            run();
            shell.says("    a_spec.lua:3: expected 2 but was 1");
            shell.says("    also: a_spec.lua:2: in the task  [task 'a_spec.lua:2' #");
            assertEquals(1, shell.code());
        }

        @Test
        void isWrittenAsJUnitXml() throws Exception {
            shell.file(
                    "a_spec.lua",
                    "it('is fine', function() print('a \\1 < b') end) it('\"fails\" & co', function() error 'no' end)"
                            + " skip('later', function() end)");
            run("--report", shell.path("out.xml").toString());
            Element suite =
                    (Element) xml("out.xml").getElementsByTagName("testsuite").item(0);
            assertEquals("a_spec.lua", suite.getAttribute("name"));
            assertEquals(
                    "3 1 1",
                    suite.getAttribute("tests") + " " + suite.getAttribute("failures") + " "
                            + suite.getAttribute("skipped"));
            Element failed = (Element) suite.getElementsByTagName("testcase").item(1);
            assertEquals("\"fails\" & co", failed.getAttribute("name"));
            Element failure = (Element) failed.getElementsByTagName("failure").item(0);
            assertEquals("a_spec.lua:1: no", failure.getAttribute("message"));
            assertEquals(
                    "a \\001 < b",
                    suite.getElementsByTagName("system-out").item(0).getTextContent());
            assertEquals(1, suite.getElementsByTagName("skipped").getLength());
        }

        private Document xml(String name) throws IOException, ParserConfigurationException, SAXException {
            return DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(shell.path(name).toFile());
        }

        @Test
        void isWrittenEvenWithoutTests() throws Exception {
            shell.file("out.xml", "of another day");
            run("--report", shell.path("out.xml").toString()).succeeds();
            shell.says("no tests: ");
            assertEquals(0, xml("out.xml").getElementsByTagName("testsuite").getLength());
        }

        @Test
        void thatCannotBeWrittenIsRejectedBeforeTheTestsRun() {
            shell.file("a_spec.lua", "it('is fine', function() print 'has run' end)");
            run("--report", shell.path("no/out.xml").toString());
            shell.refuses("kodama: report: " + shell.path("no/out.xml") + ": cannot be written (no such folder: "
                    + shell.path("no") + ")");
            assertEquals("", shell.out());
        }
    }

    @Nested
    class ExitCode {
        @Test
        void isTheNumberOfFailures() {
            shell.file("a_spec.lua", "for i = 1, 3 do it('t' .. i, function() expect(i):equals(2) end) end");
            run();
            assertEquals(2, shell.code());
        }

        @Test
        void isAtMost255() {
            shell.file("a_spec.lua", "for i = 1, 300 do it('t' .. i, function() error 'no' end) end");
            run();
            shell.says("300 tests, 300 failed");
            assertEquals(255, shell.code());
        }
    }

    @Nested
    class Choice {
        @Test
        void byTextInFileOrName() {
            shell.file("a_spec.lua", "describe('Ship', function() it('flies', function() end) end) it('x', error)")
                    .file("b_spec.lua", "it('y', error)");
            run("--filter", "ship / f").succeeds();
            assertEquals("a_spec.lua                               1 test\n1 test, 0 failed, 0 skipped", output());
        }

        @Test
        void withoutMatchesIsRejected() {
            shell.file("a_spec.lua", "it('x', function() end)");
            run("--filter", "Boss").refuses("kodama: no test has 'Boss' in its file or name; --list lists all tests");
        }

        @Test
        void excludesManualTestsByDefault() {
            shell.file("a_spec.lua", "manual('looks nice', function() print 'looked' error 'no' end)");
            run().says("1 test, 0 failed, 1 skipped");
            assertEquals(0, shell.code());
            run("--manual").says("1 test, 1 failed, 0 skipped");
        }

        @Test
        void neverRunsSkippedTests() {
            shell.file("a_spec.lua", "skip('later', error)");
            run("--manual").says("1 test, 0 failed, 1 skipped");
        }

        @Test
        void ofListingRunsNothing() {
            shell.file("a_spec.lua", "describe('a', function() it('b', error) manual('c', error) end)");
            run("--list").succeeds();
            assertEquals("a_spec.lua\n  a / b\n  a / c\n2 tests", output());
        }

        @Test
        void ofASeedGivesItsRandomNumbers() {
            shell.file("a_spec.lua", "it('is random', function() error(tostring(math.random(1e9))) end)");
            String one = run("--seed", "1").out();
            String two = run("--seed", "2").out().substring(one.length());
            String again = run("--seed", "1").out().substring(one.length() + two.length());
            assertEquals(number(one), number(again));
            assertFalse(number(one).equals(number(two)));
        }

        private String number(String report) {
            return report.lines()
                    .filter(line -> line.contains("a_spec.lua:1: "))
                    .findFirst()
                    .orElseThrow();
        }
    }

    @Nested
    class WrongUse {
        @Test
        void noTestsAtAllIsNotAFailure() {
            run().succeeds();
            assertEquals("no tests: there is no file *_spec.lua or *_test.lua in " + folder, output());
        }

        @Test
        void noTestsAtAllWithAFilterIsRefused() {
            run("--filter", "x").refuses("kodama: no test has 'x' in its file or name; --list lists all tests");
        }

        @Test
        void aFolderWithoutAGameIsRefused() {
            shell.kodama("test", shell.path("nowhere").toString())
                    .refuses("kodama: there is no folder '" + shell.path("nowhere") + "'");
        }

        @Test
        void aGameThatCannotBeReadIsRefused() {
            shell.file("game.lua", "return 3").file("a_spec.lua", "it('x', function() end)");
            run().says("kodama: game.lua must return a table");
            assertEquals(2, shell.code());
        }

        @Test
        void aSyntaxErrorIsOneFailureAndTheOtherFilesRun() {
            shell.file("a_spec.lua", "it('x', function()\n  expect(\nend)")
                    .file("b_spec.lua", "it('y', function() end)");
            run();
            assertEquals("""
                    a_spec.lua                               1 test, 1 failed
                      FAILED  loading the file
                        a_spec.lua:3: unexpected symbol near 'end'
                             3 | end)
                    b_spec.lua                               1 test
                    2 tests, 1 failed, 0 skipped""", output());
            assertEquals(1, shell.code());
        }

        @Test
        void aFileThatFailsIsOneFailure() {
            shell.file("a_spec.lua", "it('x', function() end)\nreqire 'ship'");
            run();
            shell.says("a_spec.lua:2: undefined global 'reqire' (did you mean 'require'?)");
            assertEquals(1, shell.code());
        }

        @Test
        void aFileThatWaitsIsOneFailure() {
            shell.file("a_spec.lua", "coroutine.yield()");
            run().says("a_spec.lua:1: a file must not wait while it is loaded");
        }

        @Test
        void aFileWithoutTestsIsNotAFailure() {
            shell.file("a_spec.lua", "");
            run().succeeds();
            assertEquals("a_spec.lua                               0 tests\n0 tests, 0 failed, 0 skipped", output());
        }
    }

    @Test
    void aLeakedThreadIsAFailure() throws IOException {
        shell.file("game.lua", "return { java = { 'classes' } }")
                .file("a_spec.lua", "it('x', function() spawn 'kodama.cli.dev.TestCommandTest$Leaky' end)");
        Files.createDirectories(shell.path("classes"));
        try {
            run();
            shell.says("these should have ended with the tests: thread 'leak'");
            shell.says("2 tests, 1 failed, 0 skipped");
            assertEquals(1, shell.code());
        } finally {
            Thread.getAllStackTraces().keySet().stream()
                    .filter(thread -> thread.getName().equals("leak"))
                    .forEach(Thread::interrupt);
        }
    }

    /** A task that leaves a thread running. */
    public static final class Leaky extends JavaTask {
        @Override
        protected void start() {
            Thread thread = new Thread(
                    () -> {
                        try {
                            Thread.sleep(60_000);
                        } catch (InterruptedException e) {
                            Thread.currentThread().interrupt();
                        }
                    },
                    "leak");
            thread.setDaemon(true);
            thread.start();
        }

        @Override
        protected boolean update(double dt) {
            return true;
        }
    }
}
