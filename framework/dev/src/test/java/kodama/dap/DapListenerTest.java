package kodama.dap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import kodama.data.Json;
import kodama.file.GameFiles;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The port, which anything on the machine can reach, including web pages. */
@Timeout(30)
class DapListenerTest {
    private static final String INITIALIZE = "{\"seq\":1,\"type\":\"request\",\"command\":\"initialize\"}";
    private static final String LEAVE = "{\"seq\":2,\"type\":\"request\",\"command\":\"disconnect\"}";

    /** Fails if a game is requested. */
    private static final DapSession.GameLauncher GAME = new DapSession.GameLauncher() {
        @Override
        public GameFiles open(Path folder) {
            throw new AssertionError("opened");
        }

        @Override
        public int play(DebugLaunch launch) {
            throw new AssertionError("played");
        }
    };

    private final BlockingQueue<String> refusals = new LinkedBlockingQueue<>();
    private final List<Socket> sockets = new ArrayList<>();
    private DapListener door;

    @BeforeEach
    void open() throws IOException {
        door = new DapListener(0, refusals::add);
    }

    @AfterEach
    void close() throws IOException {
        for (Socket socket : sockets) socket.close();
        door.close();
    }

    private Socket connect() throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), door.port());
        sockets.add(socket);
        return socket;
    }

    private Socket send(String text) throws IOException {
        Socket socket = connect();
        socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
        return socket;
    }

    private static String message(String content) {
        return "Content-Length: " + content.length() + "\r\n\r\n" + content;
    }

    private static Map<?, ?> answer(Socket socket) throws IOException {
        return (Map<?, ?>)
                Json.read("answer", new MessageStream(socket.getInputStream(), socket.getOutputStream()).read());
    }

    /** The server closes the connection, at the end of the stream or by a reset. */
    private static void isClosed(Socket socket) throws IOException {
        try {
            assertEquals(-1, socket.getInputStream().read());
        } catch (SocketException reset) {
            // the server has not read everything
        }
    }

    private void anEditorIsServed() throws IOException {
        Socket editor = send(message(INITIALIZE));
        DapSession server = door.accept(GAME);
        editor.getOutputStream().write(message(LEAVE).getBytes(StandardCharsets.ISO_8859_1));
        assertEquals(0, server.run());
        assertEquals(true, answer(editor).get("success"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2\r\n\r\n{}",
                "POST /a:b HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: 52\r\n\r\n"
                        + INITIALIZE,
                "GET / HTTP/1.1\r\nUpgrade: websocket\r\n\r\n",
                "\u0016\u0003\u0001\u0002\0\u0001\0\u0001\u00fc\u0003\u0003\n\n",
                "Content-Length: 999999999\r\n\r\n",
                "Content-Length: 5\r\n\r\nhello",
                "Content-Length: 2\r\n\r\n{}",
                "Content-Length: 50\r\n\r\n{\"seq\":1,\"type\":\"request\",\"command\":\"threads\"    }",
                "\n\n\n"
            })
    void whatIsNoEditorIsRefusedAndTheEditorServed(String sent) throws Exception {
        isClosed(send(sent));
        String refusal = refusals.take();
        assertTrue(refusal.startsWith("a connection was refused: "), refusal);
        assertTrue(refusal.chars().allMatch(c -> c >= ' ' && c <= '~'), refusal);
        anEditorIsServed();
    }

    @Test
    void aConnectionClosedWithoutAMessageIsNotReported() throws Exception {
        for (int i = 0; i < 20; i++) connect().close();
        anEditorIsServed();
        assertNull(refusals.poll());
    }

    @Test
    void slowConnectionsDoNotBlockTheEditor() throws Exception {
        for (int i = 0; i < 40; i++) send("Content-Le");
        anEditorIsServed();
    }

    @Test
    void repeatedRefusalsAreReportedOnce() throws Exception {
        for (int i = 0; i < 5; i++) isClosed(send("POST / HTTP/1.1\r\n\r\n"));
        anEditorIsServed();
        assertEquals(1, refusals.size(), refusals::toString);
    }

    @Test
    void aSecondEditorGetsAnError() throws Exception {
        send(message(INITIALIZE));
        door.accept(GAME);
        Socket second = send(message(INITIALIZE));
        Map<?, ?> answer = answer(second);
        assertEquals(false, answer.get("success"));
        assertEquals(
                "kodama dap serves another editor already; start it again with another --port", answer.get("message"));
        isClosed(second);
    }

    @Test
    void itListensOnTheLoopbackAddressOnly() throws IOException {
        List<InetAddress> others = NetworkInterface.networkInterfaces()
                .flatMap(NetworkInterface::inetAddresses)
                .filter(address -> !address.isLoopbackAddress())
                .toList();
        for (InetAddress other : others) assertThrows(IOException.class, () -> new Socket(other, door.port()));
    }
}
