package kodama.demo;

import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.abort;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Path;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import kodama.cli.dev.Main;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** Runs the demo's Lua tests with the command for game developers, and reads its report. */
class DemoSpecsTest {
    @TestFactory
    Stream<DynamicTest> demoSpecs(@TempDir Path temp) throws Exception {
        Path report = temp.resolve("report.xml");
        Main.run("test", "../scripts/demo", "--report", report.toString());
        return elements(DocumentBuilderFactory.newInstance()
                        .newDocumentBuilder()
                        .parse(report.toFile())
                        .getElementsByTagName("testcase"))
                .map(DemoSpecsTest::test);
    }

    private static Stream<Element> elements(NodeList list) {
        return IntStream.range(0, list.getLength()).mapToObj(i -> (Element) list.item(i));
    }

    private static DynamicTest test(Element result) {
        String name = result.getAttribute("classname") + " " + result.getAttribute("name");
        return dynamicTest(name, () -> {
            elements(result.getElementsByTagName("failure")).forEach(failure -> fail(failure.getTextContent()));
            if (result.getElementsByTagName("skipped").getLength() > 0) abort("skipped, or manual");
        });
    }
}
