package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import kodama.SourceTree;
import kodama.data.Json;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A small editor debugs a game, through the published protocol. */
class DapCommandTest {
    @TempDir
    private Path folder;

    private Path boss;
    private EditorClient editor;

    @BeforeEach
    void game() throws IOException {
        write("game.lua", "return { scene = 'main' }");
        write(
                "scenes/main.lua",
                "local boss = require 'boss'",
                "return function(self)",
                "  spawn(boss, { hp = 30, x = 5 })",
                "  wait(20)",
                "  game.quit()",
                "end");
        boss = write(
                "boss.lua", //
                "-- a boss",
                "local function strike(self, by)",
                "  self.hp = self.hp - by",
                "  return self.hp",
                "end",
                "",
                "return function(self)",
                "  local turn = 0",
                "  while self.hp > 0 do",
                "    turn = turn + 1",
                "    strike(self, 10)",
                "    wait(2)",
                "    print('turn', turn)",
                "  end",
                "end");
        editor = EditorClient.connect();
    }

    @AfterEach
    void hangUp() throws IOException {
        editor.close();
    }

    private Path write(String name, String... lines) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, String.join("\n", lines) + "\n");
    }

    @Test
    void aBossIsPausedInspectedSteppedAndResumed() throws Exception {
        editor.launch(folder);
        assertEquals(List.of(10), editor.mark(boss, 10));
        editor.begin();
        assertEquals("breakpoint boss.lua:10", editor.stop());
        assertEquals("30", editor.value("self.hp"));
        assertEquals("0", editor.value("turn"));
        editor.resume("next");
        assertEquals("step boss.lua:11", editor.stop());
        editor.resume("stepIn");
        assertEquals("step boss.lua:3", editor.stop());
        assertEquals(
                List.of("boss.lua:3", "boss.lua:11", "main.lua:3"),
                editor.frames(editor.thread()).stream().map(EditorClient::place).toList());
        editor.resume("stepOut");
        assertEquals("step boss.lua:12", editor.stop());
        editor.resume("next");
        assertEquals("step boss.lua:13", editor.stop());
        assertEquals("20", editor.value("self.hp"));
        assertEquals(List.of(), editor.mark(boss));
        editor.resume("continue");
        assertEquals(0, editor.end());
        assertEquals(List.of("turn\t1\n", "turn\t2\n", "turn\t3\n"), editor.output());
    }

    /** Starts the game with breakpoints at lines of the boss. */
    private void debug(int... lines) {
        editor.launch(folder);
        editor.mark(boss, lines);
        editor.begin();
    }

    // where it stops

    @Test
    void breakpointsMoveToTheNextLineWithCode() throws Exception {
        editor.launch(folder);
        assertEquals(List.of(3, 3, 8, 15, 0), editor.mark(boss, 1, 2, 6, 15, 16));
        Path broken = write("broken.lua", "local x =");
        Map<?, ?> body = editor.request(
                "setBreakpoints",
                "source",
                Map.of("path", broken.toString()),
                "breakpoints",
                List.of(Map.of("line", 1)));
        String reason =
                String.valueOf(EditorClient.list(body, "breakpoints").get(0).get("message"));
        assertTrue(reason.startsWith("broken.lua:"), reason);
    }

    @Test
    void aFileOutsideTheGameHasNoBreakpoints(@TempDir Path elsewhere) throws Exception {
        editor.launch(folder);
        assertEquals(List.of(0), editor.mark(Files.writeString(elsewhere.resolve("boss.lua"), "x = 1"), 1));
        assertEquals(List.of(0), editor.mark(folder.resolve("nope.lua"), 1));
    }

    @Test
    void aConditionSeesTheVariablesOfItsLine() {
        editor.launch(folder);
        editor.mark(boss, List.of(Map.of("line", 12, "condition", "turn == 2 and self.hp < 15")));
        editor.begin();
        assertEquals("breakpoint boss.lua:12", editor.stop());
        assertEquals("2", editor.value("turn"));
    }

    @Test
    void aConditionThatFailsIsReportedAndStops() {
        editor.launch(folder);
        editor.mark(boss, List.of(Map.of("line", 12, "condition", "nothing.at.all")));
        editor.begin();
        assertEquals("breakpoint boss.lua:12", editor.stop());
        assertTrue(
                editor.output().get(0).startsWith("condition 'nothing.at.all': "),
                editor.output().toString());
    }

    @Test
    void aHitCountSkipsEarlierHits() {
        editor.launch(folder);
        editor.mark(boss, List.of(Map.of("line", 12, "hitCondition", ">= 2")));
        editor.begin();
        editor.stop();
        assertEquals("2", editor.value("turn"));
        editor.resume("continue");
        editor.stop();
        assertEquals("3", editor.value("turn"));
    }

    @Test
    void anInvalidHitCountIsRejected() {
        editor.launch(folder);
        assertEquals(List.of(0), editor.mark(boss, List.of(Map.of("line", 12, "hitCondition", "often"))));
    }

    @Test
    void aLogPointLogsAndContinues() throws Exception {
        editor.launch(folder);
        editor.mark(boss, List.of(Map.of("line", 12, "logMessage", "hp {self.hp} of {turn}, {1 +}")));
        editor.begin();
        editor.end();
        String first = editor.output().get(0);
        assertTrue(first.startsWith("hp 20 of 1, {unexpected symbol"), first);
    }

    @Test
    void anErrorStopsWhereItWasRaised() throws Exception {
        write("boss.lua", "return function(self)", "  local gun", "  gun.heat = 1", "end");
        debug();
        assertEquals("exception boss.lua:3", editor.stop());
        assertEquals("nil", editor.value("gun"));
        assertEquals(
                "boss.lua:3: attempt to index local 'gun' (a nil value)",
                editor.request("exceptionInfo", "threadId", editor.thread()).get("exceptionId"));
        editor.resume("continue");
        assertEquals(1, editor.end());
        assertEquals(
                "boss.lua:3: attempt to index local 'gun' (a nil value)  [task 'boss.lua:1' #2 ended]",
                editor.output().get(0).lines().findFirst().orElse("").strip());
    }

    @Test
    void aCaughtErrorStopsOnlyIfRequested() throws Exception {
        write("boss.lua", "return function(self)", "  pcall(error, 'a')", "end");
        editor.launch(folder);
        editor.request("setExceptionBreakpoints", "filters", List.of("caught"));
        editor.begin();
        assertEquals("exception boss.lua:2", editor.stop());
        editor.resume("continue");
        assertEquals(0, editor.end());
    }

    @Test
    void errorsDoNotStopIfNotRequested() throws Exception {
        write("boss.lua", "return function(self)", "  error('a')", "end");
        editor.launch(folder);
        editor.request("setExceptionBreakpoints", "filters", List.of());
        editor.begin();
        assertEquals(1, editor.end());
    }

    // steps

    @Test
    void aStepOverAWaitEndsInTheSameTask() {
        debug(12);
        editor.stop();
        int thread = editor.thread();
        editor.mark(boss);
        editor.resume("next");
        assertEquals("step boss.lua:13", editor.stop());
        assertEquals(thread, editor.thread());
    }

    @Test
    void aTaskThatWaitsIsFollowed() {
        debug(12);
        editor.stop();
        assertEquals(
                "main.lua:3", EditorClient.place(editor.frames(editor.thread()).get(1)));
        editor.mark(boss, 13);
        editor.resume("continue");
        editor.stop();
        editor.mark(boss);
        int scene = sceneThread();
        assertEquals(
                List.of("main.lua:4"),
                editor.frames(scene).stream().map(EditorClient::place).toList());
        editor.request("next", "threadId", scene);
        assertEquals("step main.lua:5", editor.stop());
        assertEquals(scene, editor.thread());
    }

    private int sceneThread() {
        for (Map<?, ?> each : EditorClient.list(editor.request("threads"), "threads"))
            if (String.valueOf(each.get("name")).contains("waits ")
                    && EditorClient.number(each, "id") != editor.thread()) return EditorClient.number(each, "id");
        throw new AssertionError("no task waits: " + editor.request("threads"));
    }

    @Test
    void aPauseStopsAtTheNextLine() throws Exception {
        write("scenes/main.lua", "return function(self)", "  print('ready')", "  while true do wait(1) end", "end");
        debug();
        editor.await("output");
        editor.request("pause", "threadId", 1);
        assertEquals("pause main.lua:3", editor.stop());
        editor.request("terminate");
        assertEquals(0, editor.end());
    }

    @Test
    void theFirstLineStopsIfRequested() {
        editor.launch(folder, "stopOnEntry", true).begin();
        assertEquals("entry main.lua:1", editor.stop());
    }

    @Test
    void nothingStopsWithoutADebugger() throws Exception {
        editor.launch(folder, "noDebug", true);
        editor.mark(boss, 10);
        editor.begin();
        assertEquals(0, editor.end());
        assertEquals(3, editor.output().size());
    }

    @Test
    void aRestartKeepsTheBreakpoints() throws Exception {
        debug(10);
        editor.stop();
        editor.resume("continue");
        editor.stop();
        assertEquals("20", editor.value("self.hp"));
        write("boss.lua", "-- one line more", "return function(self)", "  local a", "  a = 1", "end");
        editor.request("restart");
        editor.await("continued");
        Map<?, ?> moved = (Map<?, ?>) editor.await("breakpoint").get("breakpoint");
        assertEquals(false, moved.get("verified"));
        assertEquals(0, editor.end());
    }

    // other places where scripts run

    @Test
    void drawHooksStatesEventsAndFilesStopToo() throws Exception {
        Path styles = write(
                "boss.lua", //
                "local function resting(self)",
                "  self.n = (self.n or 0) + 1",
                "  if self.n == 2 then self:signal('roar', 3) end",
                "end",
                "local class = {}",
                "return {",
                "  resting = resting,",
                "  on_roar = function(self, n)",
                "    self.roars = n",
                "  end,",
                "  draw = function(self)",
                "    draw.rect(0, 0, 4, 4, 0xFFFFFF)",
                "  end,",
                "}");
        write(
                "scenes/main.lua",
                "local boss = require 'boss'",
                "return function(self)",
                "  local t = spawn { state = boss.resting, on_roar = boss.on_roar, draw = boss.draw }",
                "  wait(4)",
                "  game.quit()",
                "end");
        editor.launch(folder);
        editor.mark(styles, 2, 5, 9, 12);
        editor.begin();
        assertEquals("breakpoint boss.lua:5", editor.stop());
        editor.resume("continue");
        assertEquals("breakpoint boss.lua:2", editor.stop());
        editor.mark(styles, 9);
        editor.resume("continue");
        assertEquals("breakpoint boss.lua:9", editor.stop());
        assertEquals("3", editor.value("n"));
        editor.mark(styles, 12);
        editor.resume("continue");
        assertEquals("breakpoint boss.lua:12", editor.stop());
        assertEquals("3", editor.value("self.roars"));
        editor.mark(styles);
        editor.resume("continue");
        assertEquals(0, editor.end());
    }

    @Test
    void aScriptInTheJarIsShownByTheDebugger() throws Exception {
        write("boss.lua", "local text = require 'kodama.text'", "return function(self)", "end");
        editor.launch(folder);
        editor.mark(boss, 1);
        editor.begin();
        editor.stop();
        editor.resume("stepIn");
        editor.stop();
        Map<?, ?> source = (Map<?, ?>) editor.frames(editor.thread()).get(0).get("source");
        assertEquals("kodama/text.lua", source.get("name"));
        Map<?, ?> content = editor.request("source", "sourceReference", EditorClient.number(source, "sourceReference"));
        assertTrue(String.valueOf(content.get("content")).startsWith("--"), "no script");
    }

    // variables

    @Test
    void variablesAreShownByScope() {
        debug(3);
        editor.stop();
        assertEquals("10", EditorClient.named(editor.variables("Locals"), "by").get("value"));
        assertEquals(
                "30",
                EditorClient.named(editor.variables("Locals", "self"), "hp").get("value"));
        assertEquals(
                "self.hp", EditorClient.named(editor.variables("Fields"), "hp").get("evaluateName"));
        assertTrue(editor.variables("Globals", "math").size() > 10, "few globals");
    }

    @Test
    void tablesCanBeExpandedToAnyDepth() throws Exception {
        write(
                "boss.lua",
                "return function(self)",
                "  local ring = { name = 'ring', 7, 8 }",
                "  ring.self = ring",
                "  local big = {}",
                "  for i = 1, 5000 do big[i] = i end",
                "  local proud = setmetatable({}, { __index = error, __tostring = error, __pairs = error })",
                "  wait(1)",
                "end");
        debug(7);
        editor.stop();
        assertEquals(
                List.of("[1]", "[2]", "name", "self"),
                editor.variables("Locals", "ring", "self", "self").stream()
                        .map(each -> each.get("name"))
                        .toList());
        Map<?, ?> big = EditorClient.named(editor.variables("Locals"), "big");
        assertEquals(5000, EditorClient.number(big, "indexedVariables"));
        Map<?, ?> part = editor.request(
                "variables",
                "variablesReference",
                EditorClient.number(big, "variablesReference"),
                "filter",
                "indexed",
                "start",
                4000,
                "count",
                2);
        assertEquals("4001", EditorClient.list(part, "variables").get(0).get("value"));
        assertEquals(2, EditorClient.list(part, "variables").size());
        assertEquals(
                "3000 more",
                EditorClient.named(editor.variables("Locals", "big"), "..").get("value"));
        assertEquals(
                "{}", EditorClient.named(editor.variables("Locals"), "proud").get("value"));
    }

    @Test
    void variablesAndFieldsAreSet() throws Exception {
        debug(12);
        editor.stop();
        int frame = EditorClient.number(editor.frames(editor.thread()).get(0), "id");
        List<Map<?, ?>> scopes = EditorClient.list(editor.request("scopes", "frameId", frame), "scopes");
        int locals = EditorClient.number(scopes.get(0), "variablesReference");
        Map<?, ?> set = editor.request("setVariable", "variablesReference", locals, "name", "turn", "value", "40 + 2");
        assertEquals("42", set.get("value"));
        int fields = EditorClient.number(scopes.get(2), "variablesReference");
        editor.request("setVariable", "variablesReference", fields, "name", "hp", "value", "0");
        assertEquals(
                "'nope' does not exist any more",
                editor.refused("setVariable", "variablesReference", fields, "name", "nope", "value", "0"));
        editor.mark(boss);
        editor.resume("continue");
        assertEquals(0, editor.end());
        assertEquals(List.of("turn\t42\n"), editor.output());
    }

    @Test
    void expressionsAndStatementsAreEvaluated() {
        debug(12);
        editor.stop();
        int frame = EditorClient.number(editor.frames(editor.thread()).get(0), "id");
        assertEquals("20", evaluate(frame, "hover", "self.hp"));
        assertEquals("1, 2", evaluate(frame, "watch", "turn, turn + 1"));
        assertEquals("20", evaluate(frame, "repl", "math.max(self.hp, by or 0)".replace("by or ", "")));
        evaluate(frame, "repl", "turn = 9");
        assertEquals("9", evaluate(frame, "watch", "turn"));
        assertEquals(
                "a hover evaluates only names and fields",
                editor.refused("evaluate", "expression", "game.quit()", "frameId", frame, "context", "hover"));
        assertEquals(
                "attempt to index global 'math' (a number value)"
                        .replace("global 'math' (a number", "local 'x' (a nil"),
                editor.refused("evaluate", "expression", "local x; return x.y", "frameId", frame));
        assertTrue(
                editor.refused("evaluate", "expression", "while true do end", "frameId", frame)
                        .contains("1,000,000"),
                "no end");
        assertEquals(
                "debugger code cannot wait",
                editor.refused("evaluate", "expression", "coroutine.yield()", "frameId", frame));
        assertTrue(
                editor.refused("evaluate", "expression", "1 +", "frameId", frame)
                        .startsWith("unexpected symbol"),
                "");
    }

    private Object evaluate(int frame, String context, String expression) {
        return editor.request("evaluate", "expression", expression, "frameId", frame, "context", context)
                .get("result");
    }

    @Test
    void inspectingDoesNotChangeTheGame() throws Exception {
        write(
                "boss.lua",
                "return function(self)",
                "  local keys = {}",
                "  wait(1)",
                "  print(tostring({}), math.random(1000), keys)",
                "end");
        editor.launch(folder).begin();
        editor.end();
        List<String> undisturbed = editor.output();
        editor = EditorClient.connect();
        debug(3);
        editor.stop();
        for (int i = 0; i < 5; i++) editor.value("{ {}, function() end, keys, tostring({}) }");
        editor.variables("Locals", "self");
        editor.resume("next");
        editor.stop();
        editor.resume("continue");
        editor.end();
        assertEquals(undisturbed, editor.output());
    }

    @Test
    void referencesOfAnEarlierStopAreRejected() {
        debug(12);
        editor.stop();
        editor.variables("Locals");
        editor.resume("continue");
        editor.stop();
        assertEquals("there is no call 1; the game has continued", editor.refused("scopes", "frameId", 1));
        assertEquals(
                "there is no variable reference 7; the game has continued",
                editor.refused("variables", "variablesReference", 7));
    }

    // the end

    @Test
    void theGameEndsWithTheEditor() throws Exception {
        debug(12);
        editor.stop();
        editor.request("disconnect");
        assertEquals(0, editor.silentEnd());
    }

    @Test
    void theGameEndsWhenTheEditorVanishes() throws Exception {
        debug(12);
        editor.stop();
        editor.close();
        assertEquals(0, editor.silentEnd());
    }

    @Test
    void theGameContinuesWithoutTheEditorIfRequested() throws Exception {
        debug(12);
        editor.stop();
        editor.request("disconnect", "terminateDebuggee", false);
        assertEquals(0, editor.silentEnd());
    }

    // the command

    /** The guardian of the demo, in a process of its own whose output contains only messages. */
    @Test
    void theGuardianOfTheDemoIsDebuggedByAProcess() throws Exception {
        editor.close();
        Path demo = demo();
        editor = EditorClient.start(demo);
        Path guardian = demo.resolve("enemies/guardian.lua");
        int line = 1 + Files.readAllLines(guardian).indexOf("  self:spawn(sway)");
        editor.launch(
                demo, "scene", "stage", "args", List.of("--section", "guardian/Rings of the wood", "--seed", "7"));
        assertEquals(List.of(line), editor.mark(guardian, line));
        editor.begin();
        assertEquals("breakpoint guardian.lua:" + line, editor.stop());
        assertEquals("20000", editor.value("self.points"));
        editor.resume("next");
        assertEquals("step guardian.lua:" + (line + 1), editor.stop());
        editor.resume("stepOut");
        editor.request("disconnect");
        assertEquals(0, editor.silentEnd());
    }

    /** The demo in one folder, with its Java class compiled; the build compiles it after the framework. */
    private Path demo() throws IOException {
        Path project = SourceTree.ROOT.toAbsolutePath().normalize();
        Path demo = folder.resolve("demo");
        copy(project.resolve("scripts/demo"), demo);
        copy(project.resolve("demo/art"), demo);
        Path config = demo.resolve("game.lua");
        Files.writeString(
                config,
                Files.readString(config)
                        .replace("../../demo/target/classes", "classes")
                        .replaceAll("files = .*", ""));
        Path source = project.resolve("demo/src/main/java/kodama/demo/Starfield.java");
        String[] arguments = {"-proc:none", "-d", demo.resolve("classes").toString(), source.toString()};
        assumeTrue(ToolProvider.getSystemJavaCompiler() != null, "this Java has no compiler");
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments));
        return demo;
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> all = Files.walk(from)) {
            for (Path each : all.filter(Files::isRegularFile).toList()) {
                Path target = to.resolve(from.relativize(each).toString());
                Files.createDirectories(target.getParent());
                Files.copy(each, target);
            }
        }
    }

    @Test
    void theVsCodeExtensionStartsTheDebugger() throws Exception {
        Path file = folder.resolve("kodama.vsix");
        assertEquals(0, Main.run("dap", "--vsix", file.toString()));
        try (FileSystem zip = FileSystems.newFileSystem(file)) {
            Map<?, ?> messages = (Map<?, ?>) Json.read("x", Files.readAllBytes(zip.getPath("extension/package.json")));
            Map<?, ?> debugger = EditorClient.list((Map<?, ?>) messages.get("contributes"), "debuggers")
                    .get(0);
            assertEquals("kodama", debugger.get("type"));
            List<?> arguments = (List<?>) debugger.get("runtimeArgs");
            assertEquals("dap", arguments.get(arguments.size() - 1));
            String manifest = Files.readString(zip.getPath("extension.vsixmanifest"));
            assertTrue(manifest.contains("Version=\"" + messages.get("version") + "\""), manifest);
            assertTrue(Files.exists(zip.getPath("[Content_Types].xml")), "no types");
        }
    }

    @Test
    void unsupportedRequestsAreReported() {
        Shell shell = new Shell(folder);
        shell.kodama("dap", "--port", "70000").refuses("kodama: --port must be from 0 to 65535 but was 70000");
        Path nowhere = folder.resolve("nope/x.vsix");
        new Shell(folder)
                .kodama("dap", "--vsix", nowhere.toString())
                .refuses("kodama: --vsix: " + nowhere + ": cannot be written (no such folder: " + nowhere.getParent()
                        + ")");
    }

    // invalid input

    @Test
    void requestsOutOfOrderAreRejected() throws Exception {
        assertEquals("'initialize' must come first", editor.refused("launch"));
        editor.request("initialize");
        assertEquals("'initialize' was sent twice", editor.refused("initialize"));
        assertEquals("'threads' was sent before 'launch'", editor.refused("threads"));
        assertEquals("kodama dap starts the game itself: use 'launch' instead of 'attach'", editor.refused("attach"));
        assertEquals("'program': there is no folder 'nope'", editor.refused("launch", "program", "nope"));
        assertEquals("argument 'program' must be a string but was 7", editor.refused("launch", "program", 7));
        editor.send("launch", Map.of("program", folder.toString(), "headless", true));
        editor.await("initialized");
        assertEquals("'launch' was sent twice", editor.refused("launch"));
        assertEquals("kodama dap does not support the request 'dance'", editor.refused("dance"));
        editor.request("configurationDone");
        assertEquals("'configurationDone' was sent twice", editor.refused("configurationDone"));
        editor.end();
    }

    @Test
    void requestsForAPausedGameAreRejectedWhileItRuns() throws Exception {
        write("scenes/main.lua", "return function(self)", "  while true do wait(1) end", "end");
        editor.launch(folder).begin();
        assertEquals("the game is running; pause it first", editor.refused("stackTrace", "threadId", 1));
        assertEquals("the game is running; pause it first", editor.refused("next", "threadId", 1));
        assertEquals(
                "4",
                editor.request("evaluate", "expression", "2 + 2", "context", "repl")
                        .get("result"));
        editor.request("terminate");
        assertEquals(0, editor.end());
    }

    @Test
    void wrongArgumentsAreNamed() {
        debug(12);
        editor.stop();
        assertEquals("argument 'frameId' must be a whole number but was missing", editor.refused("scopes"));
        assertEquals("argument 'frameId' must be a whole number but was 'x'", editor.refused("scopes", "frameId", "x"));
        assertEquals(
                "argument 'filters' must be a list but was 3", editor.refused("setExceptionBreakpoints", "filters", 3));
    }

    @Test
    void invalidOptionsAreReportedAndEndTheSession() throws Exception {
        editor.launch(folder, "args", List.of("--nonsense")).begin();
        assertEquals(2, editor.end());
        assertTrue(
                editor.output().toString().contains("Unknown option: '--nonsense'"),
                editor.output().toString());
    }

    @Test
    void invalidMessagesAreReportedAndSkipped() throws Exception {
        editor.sendFrame("no json");
        editor.sendFrame("[]");
        editor.sendFrame("{\"type\":\"request\",\"command\":\"x\"}");
        editor.sendFrame("{\"type\":\"response\"}");
        editor.launch(folder).begin();
        assertEquals(0, editor.end());
        assertEquals(
                "kodama dap: invalid message: message:1:1: expected a value but found 'n'\n",
                editor.output().get(0));
    }

    @Test
    void invalidFramesEndTheSession() throws Exception {
        String[] frames = {
            "Content-Length: 99999999999\r\n\r\n",
            "Content-Length: -1\r\n\r\n",
            "Content-Length: many\r\n\r\n",
            "nothing\r\n\r\n",
            "Other: 1\r\n\r\n",
            "A".repeat(1000),
            "A: b\r\n".repeat(100),
        };
        for (String frame : frames) {
            try (EditorClient hostile = EditorClient.connect()) {
                hostile.sendRaw(frame);
                assertTrue(String.valueOf(hostile.await("output").get("output")).startsWith("kodama dap: "), frame);
                assertEquals(0, hostile.silentEnd());
            }
        }
    }
}
